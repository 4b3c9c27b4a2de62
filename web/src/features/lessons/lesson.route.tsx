import { useParams } from 'react-router'
import { addLessonMessages } from './lesson/lesson-messages.ts'
import { LessonScreen } from './lesson/lesson-screen.tsx'
import { OwnLesson } from './lesson/own-lesson.tsx'

addLessonMessages()

export function LessonRoute() {
  return <LessonScreen id={useParams().id} />
}

export function ImageLessonRoute() {
  return <OwnLesson type="emoji-vocab" />
}

export function TypingLessonRoute() {
  return <OwnLesson type="typing-translation" />
}
