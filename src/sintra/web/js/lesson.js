/** The page of a lesson: begins. */

import { LessonPage } from "./lesson/controller.js";

new LessonPage();
