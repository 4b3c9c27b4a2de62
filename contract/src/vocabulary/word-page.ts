import type * as z from 'zod/mini'
import type { Endpoint } from '../endpoint.ts'
import type * as schemas from './word-page.schemas.ts'

export const wordsOfPage = 100
export const reviewsShown = 50

export type WordPage = z.infer<typeof schemas.wordPageSchema>
export type SeenSentence = z.infer<typeof schemas.seenSentenceSchema>

export const listWordPage: Endpoint<typeof schemas.listWordPage, 'learner'> = {
  method: 'GET',
  path: '/api/lists/:id/words',
  access: 'learner',
}

export const readWord: Endpoint<typeof schemas.readWord, 'learner'> = {
  method: 'GET',
  path: '/api/words/:id',
  access: 'learner',
}

export const listWordSentences: Endpoint<typeof schemas.listWordSentences, 'learner'> = {
  method: 'GET',
  path: '/api/words/:id/sentences',
  access: 'learner',
}

export const saveWordNote: Endpoint<typeof schemas.saveWordNote, 'learner'> = {
  method: 'PUT',
  path: '/api/words/:id/note',
  access: 'learner',
}

export const setOwnForm: Endpoint<typeof schemas.setOwnForm, 'learner'> = {
  method: 'PUT',
  path: '/api/words/:id/own-form',
  access: 'learner',
}
