/** The page of replays: entry point. */

import { ReplayPage } from "./replay/controller.js";
import { defineFair } from "./stage/fairness.js";

defineFair();
new ReplayPage();
