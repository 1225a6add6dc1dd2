/** The start page: begins. */

import { StartPage } from "./start/controller.js";

new StartPage();
