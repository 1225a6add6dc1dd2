/** The page of a table: begins. */

import { TablePage } from "./conduct.js";
import { KINDS } from "./kind.js";

for (const kind of Object.values(KINDS)) kind.define();
new TablePage();
