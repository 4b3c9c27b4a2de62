import {
  createList,
  deleteList,
  listPersonalLists,
  listWordLists,
  mergeLists,
  orderLists,
  updateList,
} from '@verbena/contract/vocabulary/lists'
import { adoptList, listRecommendedLists } from '@verbena/contract/vocabulary/recommended-lists'
import {
  listWordStatuses,
  setWordStatus,
  wordStatusesPerPage,
} from '@verbena/contract/vocabulary/word-status'
import {
  deleteWord,
  listWords,
  moveWords,
  recordAttempt,
  saveWord,
  updateWord,
} from '@verbena/contract/vocabulary/words'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { recordAnswer, recordAnswerByConcept } from './attempts.service.ts'
import { requestClip } from './clips/cut-clips.service.ts'
import { listListNames } from './lists/lists.queries.ts'
import {
  createWordList,
  deleteListWithWords,
  putInOrder,
  readLists,
  renameList,
} from './lists/lists.service.ts'
import { mergeInto, moveToList } from './lists/move-words.service.ts'
import { adoptRecommended, readRecommended, readRecommendedWords } from './lists/recommended-lists.service.ts'
import { saveWordToList } from './save-word.service.ts'
import { listStatuses } from './word-status/word-status.queries.ts'
import { saveWordStatus } from './word-status/word-status.service.ts'
import { changeWord, deleteWordFromList, readWords } from './words.service.ts'

const isRecommended = (listId: string) => listId.startsWith('rec-')
/** The ids of own words are UUIDs, those of words of recommended lists are ids of concepts. */
const isOwnWord = (id: string) => /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(id)

export function vocabularyRoutes(app: FastifyInstance, services: Services) {
  serve(app, listPersonalLists, ({ caller }) => readLists(services, caller.learnerId))
  serve(app, listWordLists, ({ caller }) => listListNames(services.db, caller.learnerId))
  serve(app, createList, async ({ caller, body }) => {
    const { id, name } = await createWordList(services, caller.learnerId, body)
    return { id, name }
  })
  serve(app, listWords, ({ caller: { learnerId }, params: { themeId } }) =>
    isRecommended(themeId)
      ? readRecommendedWords(services, learnerId, themeId)
      : readWords(services, learnerId, themeId),
  )
  serve(app, listRecommendedLists, ({ caller }) => readRecommended(services, caller.learnerId))
  serve(app, adoptList, ({ caller, params }) => adoptRecommended(services, caller.learnerId, params.id))
  serve(app, updateList, ({ caller, params, body }) =>
    renameList(services, caller.learnerId, params.id, body),
  )
  serve(app, deleteList, async ({ caller, params }) => {
    await deleteListWithWords(services, caller.learnerId, params.id)
    return { success: true as const }
  })
  serve(app, orderLists, async ({ caller, body }) => {
    await putInOrder(services, caller.learnerId, body.ids)
    return { success: true as const }
  })
  serve(app, moveWords, async ({ caller, body }) => ({
    success: true as const,
    ...(await moveToList(services, caller.learnerId, body)),
  }))
  serve(app, mergeLists, async ({ caller, params, body }) => ({
    success: true as const,
    ...(await mergeInto(services, caller.learnerId, params.id, body.into)),
  }))
  serve(app, updateWord, ({ caller, params, body }) => {
    const { word, translation, definition, example } = body
    return changeWord(services, caller.learnerId, params.wordId, { word, translation, definition, example })
  })
  serve(app, deleteWord, async ({ caller, params }) => {
    await deleteWordFromList(services, caller.learnerId, params.wordId)
    return { success: true as const }
  })
  serve(app, recordAttempt, async ({ caller, body }) => {
    const { vocab_item_id: wordId, is_correct: isCorrect } = body
    const answer = { isCorrect, attemptId: body.attempt_id, secondsAgo: body.secondsAgo }
    if (isOwnWord(wordId)) await recordAnswer(services, caller.learnerId, { wordId, ...answer })
    else await recordAnswerByConcept(services, caller.learnerId, { conceptId: wordId, ...answer })
    return { success: true as const }
  })
  serve(app, saveWord, async ({ caller, body }) => {
    const saved = await saveWordToList(services, caller.learnerId, body)
    if (saved.created && body.source) await requestClip(services, caller.learnerId, saved.id)
    return { success: true as const, ...saved }
  })
  serve(app, setWordStatus, async ({ caller, body }) => ({
    success: true as const,
    status: await saveWordStatus(services, caller.learnerId, body),
  }))
  serve(app, listWordStatuses, ({ caller: { learnerId }, query: { language, after = '' } }) =>
    listStatuses(services.db, { learnerId, language }, after, wordStatusesPerPage),
  )
}
