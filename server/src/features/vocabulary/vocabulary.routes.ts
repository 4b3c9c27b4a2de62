import {
  createList,
  deleteWord,
  listPersonalLists,
  listWordLists,
  listWordStatuses,
  listWords,
  recordAttempt,
  saveWord,
  setWordStatus,
  updateWord,
} from '@verbena/contract/vocabulary'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { listListNames } from './vocabulary.queries.ts'
import {
  changeWord,
  createWordList,
  deleteWordFromList,
  readLists,
  readWords,
  recordAnswer,
  saveWordToList,
} from './vocabulary.service.ts'
import { listStatuses } from './word-status.queries.ts'
import { sayStatus } from './word-status.service.ts'

export function vocabularyRoutes(app: FastifyInstance, services: Services) {
  serve(app, listPersonalLists, ({ caller }) => readLists(services, caller.learnerId))
  serve(app, listWordLists, ({ caller }) => listListNames(services.db, caller.learnerId))
  serve(app, createList, async ({ caller, body }) => {
    const { id, name } = await createWordList(services, caller.learnerId, body)
    return { id, name }
  })
  serve(app, listWords, ({ caller, params }) => readWords(services, caller.learnerId, params.themeId))
  serve(app, updateWord, ({ caller, params, body }) => {
    const { word, translation, definition, example } = body
    return changeWord(services, caller.learnerId, params.wordId, { word, translation, definition, example })
  })
  serve(app, deleteWord, async ({ caller, params }) => {
    await deleteWordFromList(services, caller.learnerId, params.wordId)
    return { success: true as const }
  })
  serve(app, recordAttempt, async ({ caller, body }) => {
    const { vocab_item_id: wordId, is_correct: isCorrect, attempt_id: attemptId } = body
    await recordAnswer(services, caller.learnerId, { wordId, isCorrect, attemptId })
    return { success: true as const }
  })
  serve(app, saveWord, async ({ caller, body }) => ({
    success: true as const,
    ...(await saveWordToList(services, caller.learnerId, body)),
  }))
  serve(app, setWordStatus, async ({ caller, body }) => ({
    success: true as const,
    status: await sayStatus(services, caller.learnerId, body),
  }))
  serve(app, listWordStatuses, ({ caller, query }) =>
    listStatuses(services.db, caller.learnerId, query.language),
  )
}
