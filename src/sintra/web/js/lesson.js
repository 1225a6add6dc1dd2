/** The page of a lesson: entry point. */

import { LessonPage } from "./lesson/controller.js";

new LessonPage();
