import { type Explanation, explain } from '@verbena/contract/lookup/lookup'
import {
  type ReviewSettings,
  readReviewSettings,
  readReviewSummary,
  undoReview,
  usualReviewSettings,
} from '@verbena/contract/reviews/reviews'
import {
  createList,
  deleteList,
  listPersonalLists,
  listWordLists,
  mergeLists,
  orderLists,
  updateList,
  type WordList,
} from '@verbena/contract/vocabulary/lists'
import {
  adoptList,
  listRecommendedLists,
  type RecommendedList,
} from '@verbena/contract/vocabulary/recommended-lists'
import { listWordPage, wordsOfPage } from '@verbena/contract/vocabulary/word-page'
import {
  deleteWord,
  listWords,
  moveWords,
  recordAttempt,
  saveWord,
  updateWord,
  type Word,
} from '@verbena/contract/vocabulary/words'
import { ApiFailure, fakeServer } from '../../../api/testing/fake-server.ts'
import { kitchen, rag, travel } from './vocabulary-samples.ts'

export type VocabularyState = {
  lists: WordList[]
  recommended?: RecommendedList[]
  words?: Word[]
  /** Replaces the reply for the whole list, to delay or fail it. */
  whole?: () => Promise<Word[] | ApiFailure>
  /** How many moved words are merged into words that the other list has already. */
  merged?: number
  /** The reply to a lookup. */
  explanation?: Explanation
  /** Throws to simulate a lost network. */
  attempts?: () => ApiFailure | undefined
  settings?: Partial<ReviewSettings>
  deletions?: () => Promise<ApiFailure>
}

/** A server that stores the changes of lists and words in `state`. */
export function fakeVocabularyServer(state: VocabularyState) {
  const withoutList = (id: string | undefined) => {
    state.lists = state.lists.filter((list) => list.id !== id)
    return { success: true as const }
  }
  return fakeServer([
    [listPersonalLists, () => state.lists],
    [listWords, () => state.whole?.() ?? state.words ?? []],
    [
      listWordPage,
      ({ query }) => {
        const { after, search = '' } = query
        const found = (state.words ?? []).filter(({ word }) => word.includes(search))
        const from = after ? Number(after.split('.')[0]) : 0
        const end = from + wordsOfPage
        return { words: found.slice(from, end), next: end < found.length ? `${end}.x` : null }
      },
    ],
    [listRecommendedLists, () => state.recommended ?? []],
    [
      adoptList,
      () => {
        state.lists = [...state.lists, { ...kitchen, id: travel.id, name: 'Food (A2)' }]
        return { id: travel.id, name: 'Food (A2)', added: 25 }
      },
    ],
    [
      updateList,
      ({ body, params: { id = '' } }) => {
        const named = body as { name: string; description: string }
        if (state.lists.some((list) => list.name === named.name && list.id !== id))
          return new ApiFailure('LIST_NAME_TAKEN')
        state.lists = state.lists.map((list) => (list.id === id ? { ...list, ...named } : list))
        return { id, ...named }
      },
    ],
    [deleteList, ({ params }) => withoutList(params.id)],
    [mergeLists, ({ params }) => ({ ...withoutList(params.id), moved: 2, merged: 0 })],
    [
      orderLists,
      ({ body }) => {
        const { ids } = body as { ids: string[] }
        state.lists = state.lists.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
        return { success: true as const }
      },
    ],
    [
      moveWords,
      ({ body }) => {
        const { wordIds } = body as { wordIds: string[] }
        state.words = state.words?.filter(({ id }) => !wordIds.includes(id)) ?? []
        return { success: true as const, moved: wordIds.length, merged: state.merged ?? 0 }
      },
    ],
    [listWordLists, () => state.lists],
    [explain, () => state.explanation ?? new ApiFailure('NOT_FOUND')],
    [
      saveWord,
      { success: true as const, id: rag.id, listId: kitchen.id, listName: kitchen.name, created: true },
    ],
    [
      createList,
      ({ body }) => {
        const { name, description } = body as { name: string; description: string }
        if (state.lists.some((list) => list.name === name)) return new ApiFailure('LIST_NAME_TAKEN')
        state.lists = [...state.lists, { ...travel, name, description }]
        return { id: travel.id, name }
      },
    ],
    [
      updateWord,
      ({ body, params }) => {
        state.words = state.words?.map((word) =>
          word.id === params.wordId ? { ...word, ...(body as object) } : word,
        )
        return state.words?.find(({ id }) => id === params.wordId) ?? rag
      },
    ],
    [
      deleteWord,
      ({ params }) => {
        if (state.deletions) return state.deletions()
        state.words = state.words?.filter(({ id }) => id !== params.wordId)
        return { success: true as const }
      },
    ],
    [
      readReviewSummary,
      { left: 0, reviewedToday: 0, counts: { new: 0, learning: 0, firm: 0 }, remembered: null, forecast: [] },
    ],
    [readReviewSettings, { ...usualReviewSettings, ...state.settings }],
    [undoReview, { success: true as const }],
    [recordAttempt, () => state.attempts?.() ?? { success: true as const }],
  ])
}
