/** The page of a table: begins. */

import { TablePage } from "./conduct.js";
import { defineFair } from "./fair.js";
import { KINDS } from "./kind.js";

for (const kind of Object.values(KINDS)) kind.define();
defineFair();
new TablePage();
