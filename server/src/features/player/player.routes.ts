import {
  getProgress,
  getSongTranscript,
  getTranscriptWords,
  getVideoTranscript,
  reportProgress,
} from '@verbena/contract/player'
import type { FastifyInstance } from 'fastify'
import { serve, serveKept } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { admitToMedia } from '../catalogue/catalogue.service.ts'
import { findPosition } from './player.queries.ts'
import { readSongTranscript, readTranscript, recordProgress } from './player.service.ts'
import { createTranscriptFormsCache } from './transcript-forms-cache.ts'
import { readTranscriptWords } from './transcript-words.service.ts'

export function playerRoutes(app: FastifyInstance, services: Services) {
  serveKept(app, getVideoTranscript, async ({ caller, params: { id }, query }) => {
    const { viewer, version } = await admitToMedia(services, caller, query, { kind: 'video', id })
    return { version, make: () => readTranscript(services, viewer, 'video', id) }
  })
  serveKept(app, getSongTranscript, async ({ caller, params: { id }, query }) => {
    const { viewer, version } = await admitToMedia(services, caller, query, { kind: 'song', id })
    return { version, make: () => readSongTranscript(services, viewer, id) }
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
