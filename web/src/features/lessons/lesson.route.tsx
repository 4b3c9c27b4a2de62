import { useParams } from 'react-router'
import { lesson as english } from '../../i18n/en/lesson.ts'
import { lessons as englishPath } from '../../i18n/en/lessons.ts'
import { lesson as spanish } from '../../i18n/es/lesson.ts'
import { lessons as spanishPath } from '../../i18n/es/lessons.ts'
import { addMessages } from '../../i18n/i18n.ts'
import { LessonScreen } from './lesson/lesson-screen.tsx'
import { OwnLesson } from './lesson/own-lesson.tsx'

addLessonMessages()

export function LessonRoute() {
  return <LessonScreen id={useParams().id} />
}

export function PictureLessonRoute() {
  return <OwnLesson type="emoji-vocab" />
}

export function TypingLessonRoute() {
  return <OwnLesson type="typing-translation" />
}

/** The error messages of lessons are part of the texts of the path. */
function addLessonMessages() {
  addMessages('lesson', english, spanish)
  addMessages('lessons', englishPath, spanishPath)
}
