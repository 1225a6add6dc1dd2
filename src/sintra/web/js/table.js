/** The page of a table: begins. */

import { TablePage } from "./table/controller.js";
import { defineFair } from "./stage/fairness.js";
import { KINDS } from "./games/kind.js";

for (const kind of Object.values(KINDS)) kind.define();
defineFair();
new TablePage();
