/** The page of a table: entry point. */

import { defineFair } from "./stage/fairness.js";
import { TablePage } from "./table/controller.js";

defineFair();
new TablePage();
