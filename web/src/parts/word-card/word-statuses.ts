import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Explanation } from '@verbena/contract/lookup'
import { listWordStatuses, type WordStatus } from '@verbena/contract/vocabulary'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { call } from '../../api/call.ts'
import { queryKeys } from '../query-keys.ts'
import { explanationsKey } from './explanation-query.ts'

/** A base form, as the learner's statuses are kept by it. */
export type StatusPlace = { lemma: string; language: TargetLanguageCode }

/** What the learner said of the words of a language: part of the vocabulary, so that saving a word refreshes it. */
export const wordStatusesQuery = (language: TargetLanguageCode) =>
  queryOptions({
    queryKey: [...queryKeys.vocabulary, 'statuses', language],
    queryFn: ({ signal }) => call(listWordStatuses, { query: { language } }, { signal }),
  })

/** Base forms that differ in case or in how an accent is written are one, here as on the server. */
const lemmaKey = (lemma: string) => lemma.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()

const isAbout = (lemma: string, { lemma: ofFound, word }: Explanation): boolean =>
  lemmaKey(ofFound ?? word) === lemmaKey(lemma)

/** Shows a status wherever the word is shown: in every card of it, and in the list of its language. */
export function showStatus(queries: QueryClient, { lemma, language }: StatusPlace, status: WordStatus) {
  queries.setQueriesData<Explanation>({ queryKey: explanationsKey(language) }, (found) =>
    found?.status && isAbout(lemma, found) ? { ...found, status } : found,
  )
  const key = lemmaKey(lemma)
  queries.setQueryData(wordStatusesQuery(language).queryKey, (said) => {
    const others = said?.filter((one) => one.lemma !== key)
    return others && (status === 'new' ? others : [...others, { lemma: key, status }])
  })
}

/** Once a word is saved its card is asked for again when it is next opened: it is the learner's own now. */
export function forgetExplanations(queries: QueryClient, { lemma, language }: StatusPlace) {
  void queries.invalidateQueries({
    queryKey: explanationsKey(language),
    refetchType: 'none',
    predicate: ({ state }) => {
      const found = state.data as Explanation | undefined
      return found !== undefined && (isAbout(lemma, found) || found.word === lemma)
    },
  })
}
