import type { Endpoint } from '../endpoint.ts'
import type * as schemas from './answer-suggestions.schemas.ts'

export const suggestAnswer: Endpoint<typeof schemas.suggestAnswer, 'learner'> = {
  method: 'POST',
  path: '/api/answer-suggestions',
  access: 'learner',
}

export const listAnswerSuggestions: Endpoint<typeof schemas.listAnswerSuggestions, 'editor'> = {
  method: 'GET',
  path: '/api/answer-suggestions',
  access: 'editor',
}

export const decideOnSuggestion: Endpoint<typeof schemas.decideOnSuggestion, 'editor'> = {
  method: 'POST',
  path: '/api/answer-suggestions/decisions',
  access: 'editor',
}
