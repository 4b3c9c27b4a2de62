import type * as z from 'zod/mini'
import type { Endpoint, FileEndpoint } from '../endpoint.ts'
import type * as schemas from './lessons.schemas.ts'

export type LessonType = (typeof schemas.lessonTypes)[number]
export type LessonDirection = (typeof schemas.lessonDirections)[number]
export type LessonEntry = z.infer<typeof schemas.lessonSchema>

export const checkAvailability: Endpoint<typeof schemas.checkAvailability, 'learner'> = {
  method: 'POST',
  path: '/exercises/availability',
  access: 'learner',
}

export const listLessons: Endpoint<typeof schemas.listLessons, 'learner'> = {
  method: 'GET',
  path: '/exercises',
  access: 'learner',
}

export const readTheory: Endpoint<typeof schemas.readTheory, 'learner'> = {
  method: 'GET',
  path: '/exercises/:id/theory',
  access: 'learner',
}

export const readLessonMeta: Endpoint<typeof schemas.readLessonMeta, 'learner'> = {
  method: 'GET',
  path: '/exercises/:id/meta',
  access: 'learner',
}

export const readLessonContents: Endpoint<typeof schemas.readLessonContents, 'learner'> = {
  method: 'POST',
  path: '/exercise-contents/:id',
  access: 'learner',
}

export const readPictureItems: Endpoint<typeof schemas.readPictureItems, 'learner'> = {
  method: 'GET',
  path: '/emoji-vocab/:id',
  access: 'learner',
}

export const readItemPicture: FileEndpoint<typeof schemas.readItemPicture, 'anyone'> = {
  method: 'GET',
  path: '/api/exercise-contents/:id/image',
  access: 'anyone',
  file: { type: 'image/svg+xml', name: 'picture.svg', isInline: true },
}

export const reorderLessons: Endpoint<typeof schemas.reorderLessons, 'learner'> = {
  method: 'PUT',
  path: '/exercises/reorder',
  access: 'learner',
}

export const listKnownWords: Endpoint<typeof schemas.listKnownWords, 'learner'> = {
  method: 'GET',
  path: '/api/known-words',
  access: 'learner',
}
