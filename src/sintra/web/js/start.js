/** The start page: entry point. */

import { StartPage } from "./start/controller.js";

new StartPage();
