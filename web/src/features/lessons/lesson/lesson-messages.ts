import { lesson as english } from '../../../i18n/en/lesson.ts'
import { lessons as englishPath } from '../../../i18n/en/lessons.ts'
import { lesson as spanish } from '../../../i18n/es/lesson.ts'
import { lessons as spanishPath } from '../../../i18n/es/lessons.ts'
import { addMessages } from '../../../i18n/i18n.ts'

/** The refusals of lessons stand with the texts of the path. */
export function addLessonMessages() {
  addMessages('lesson', english, spanish)
  addMessages('lessons', englishPath, spanishPath)
}
