import type * as z from 'zod/mini'
import type { Endpoint, FileEndpoint } from '../endpoint.ts'
import type * as schemas from './lookup.schemas.ts'

export type Explanation = z.infer<typeof schemas.explanationSchema>

export const explain: Endpoint<typeof schemas.explain, 'anyone'> = {
  method: 'GET',
  path: '/obtener_explicacion',
  access: 'anyone',
}

export const playWord: FileEndpoint<typeof schemas.playWord, 'anyone'> = {
  method: 'GET',
  path: '/audio_play',
  access: 'anyone',
  file: { type: 'audio/mpeg', name: 'word.mp3', isInline: true },
}

export const getLookupUsage: Endpoint<typeof schemas.getLookupUsage, 'learner'> = {
  method: 'GET',
  path: '/api/lookup-usage',
  access: 'learner',
}

export const listSentences: Endpoint<typeof schemas.listSentences, 'anyone'> = {
  method: 'GET',
  path: '/api/concordance',
  access: 'anyone',
}
