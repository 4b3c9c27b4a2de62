import {
  findShownTopics,
  listGrammarTopics,
  readGrammarProgress,
  recordGrammarAnswer,
} from '@verbena/contract/grammar'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { viewerOf } from '../accounts/viewer.service.ts'
import { listTopicsOfLine, readProgress, readTopics, saveAnswer } from './grammar.service.ts'

export function grammarRoutes(app: FastifyInstance, services: Services) {
  serve(app, listGrammarTopics, ({ caller, query }) => readTopics(services, caller.learnerId, query.language))
  serve(app, recordGrammarAnswer, ({ caller, body }) => saveAnswer(services, caller.learnerId, body))
  serve(app, readGrammarProgress, ({ caller }) => readProgress(services, caller.learnerId))
  serve(app, findShownTopics, async ({ caller, address, query: { line, language, nativeLanguage } }) => {
    const viewer = await viewerOf(services, caller, { language, nativeLanguage })
    return listTopicsOfLine(services, address, line, language, viewer.nativeLanguage)
  })
}
