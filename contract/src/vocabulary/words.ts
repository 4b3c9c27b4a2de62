import type * as z from 'zod/mini'
import type { Endpoint } from '../endpoint.ts'
import type * as schemas from './words.schemas.ts'

export type Word = z.infer<typeof schemas.wordSchema>

export const listWords: Endpoint<typeof schemas.listWords, 'learner'> = {
  method: 'GET',
  path: '/vocabulary/wordsg/:themeId',
  access: 'learner',
}

export const saveWord: Endpoint<typeof schemas.saveWord, 'learner'> = {
  method: 'POST',
  path: '/api/saveWord',
  access: 'learner',
}

export const updateWord: Endpoint<typeof schemas.updateWord, 'learner'> = {
  method: 'PUT',
  path: '/vocabulary/wordsu/:wordId',
  access: 'learner',
}

export const deleteWord: Endpoint<typeof schemas.deleteWord, 'learner'> = {
  method: 'DELETE',
  path: '/vocabulary/wordsd/:wordId',
  access: 'learner',
}

export const moveWords: Endpoint<typeof schemas.moveWords, 'learner'> = {
  method: 'POST',
  path: '/vocabulary/words/move',
  access: 'learner',
}

export const recordAttempt: Endpoint<typeof schemas.recordAttempt, 'learner'> = {
  method: 'POST',
  path: '/vocabulary/attempt',
  access: 'learner',
}
