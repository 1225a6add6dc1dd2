/** The page of replays: begins. */

import { ReplayPage } from "./replay/controller.js";
import { defineFair } from "./stage/fairness.js";

defineFair();
new ReplayPage();
