import {
  getProgress,
  getSongTranscript,
  getTranscriptWords,
  getVideoTranscript,
  reportProgress,
} from '@verbena/contract/player'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { findPosition } from './player.queries.ts'
import { readTranscript, recordProgress } from './player.service.ts'
import { createTranscriptFormsCache } from './transcript-forms-cache.ts'
import { readTranscriptWords } from './transcript-words.service.ts'

export function playerRoutes(app: FastifyInstance, services: Services) {
  serve(app, getVideoTranscript, ({ caller, params, query }) =>
    readTranscript(services, caller, 'video', params.id, query),
  )
  serve(app, getSongTranscript, async ({ caller, params, query }) => {
    const { transcription, vectortranscription } = await readTranscript(
      services,
      caller,
      'song',
      params.id,
      query,
    )
    return {
      transcription,
      vectortranscription: vectortranscription.map((entry) => ({ ...entry, timestamp: entry.start })),
    }
  })
  const cache = createTranscriptFormsCache(services.lexicon)
  serve(app, getTranscriptWords, ({ caller, params }) =>
    readTranscriptWords(services, cache, caller, params.mediaId),
  )
  serve(app, getProgress, async ({ caller, params }) => ({
    progress: await findPosition(services.db, caller.learnerId, params.id),
  }))
  serve(app, reportProgress, async ({ caller, body }) => {
    await recordProgress(services, caller, body)
    return { success: true as const }
  })
}
