import type { Endpoint } from '../endpoint.ts'
import type * as schemas from './lesson-progress.schemas.ts'

export const recordLessonProgress: Endpoint<typeof schemas.recordLessonProgress, 'learner'> = {
  method: 'POST',
  path: '/exercise-progress',
  access: 'learner',
}

export const recordLessonAttempt: Endpoint<typeof schemas.recordLessonAttempt, 'learner'> = {
  method: 'POST',
  path: '/exercise-attempts',
  access: 'learner',
}

export const readLevel: Endpoint<typeof schemas.readLevel, 'learner'> = {
  method: 'GET',
  path: '/level',
  access: 'learner',
}

export const levelUp: Endpoint<typeof schemas.levelUp, 'learner'> = {
  method: 'POST',
  path: '/subir-nivel',
  access: 'learner',
}
