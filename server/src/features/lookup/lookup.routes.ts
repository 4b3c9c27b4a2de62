import { explain, getLookupUsage, listSentences, playWord } from '@verbena/contract/lookup/lookup'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { synthesiseWord } from './audio/word-audio.service.ts'
import { explainSelection, findSentences, readUsage } from './lookup.service.ts'
import { createLookupCache } from './lookup-cache.ts'

export function lookupRoutes(app: FastifyInstance, services: Services) {
  const cache = createLookupCache(services)
  serve(app, explain, ({ caller, query, address }) =>
    explainSelection(services, cache, caller, query, address),
  )
  serve(app, playWord, ({ caller, query, address }) => synthesiseWord(services, caller, query, address))
  serve(app, listSentences, ({ caller, query }) => findSentences(services, caller, query))
  serve(app, getLookupUsage, ({ caller }) => readUsage(services, caller))
}
