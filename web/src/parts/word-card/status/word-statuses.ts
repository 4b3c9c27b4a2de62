import type { QueryClient } from '@tanstack/react-query'
import type { Explanation } from '@verbena/contract/lookup/lookup'
import type { TranscriptWords } from '@verbena/contract/player'
import type { WordPage } from '@verbena/contract/vocabulary/word-page'
import type { WordStatus } from '@verbena/contract/vocabulary/word-status'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import { queryKeys } from '../../queries/query-keys.ts'

/** A lemma; the statuses of a learner are stored by lemma. */
export type LemmaRef = { lemma: string; language: TargetLanguageCode }

const isAbout = (lemma: string, { lemma: ofFound, word, isOwnForm }: Explanation): boolean =>
  lemmaKey((!isOwnForm && ofFound) || word) === lemmaKey(lemma)

/** Updates the cached status of a word in all cards, on its page, and in transcripts. */
export function showStatus(queries: QueryClient, { lemma, language }: LemmaRef, status: WordStatus) {
  queries.setQueriesData<Explanation>({ queryKey: queryKeys.lookup.explanations(language) }, (found) =>
    found?.status && isAbout(lemma, found) ? { ...found, status } : found,
  )
  const key = lemmaKey(lemma)
  queries.setQueriesData<WordPage>({ queryKey: queryKeys.vocabulary.allWordPages }, (page) =>
    page?.language === language && page.lemma === key ? { ...page, status } : page,
  )
  queries.setQueriesData<TranscriptWords>({ queryKey: queryKeys.vocabulary.allTranscriptWords }, (found) =>
    found?.language === language
      ? {
          ...found,
          words: found.words.map((word) => (word.lemmas.includes(key) ? { ...word, status } : word)),
        }
      : found,
  )
}

/** Marks a saved word as "learning" unless it has another status, as the server does. */
export function showSaved(queries: QueryClient, place: LemmaRef) {
  const cards = queries.getQueriesData<Explanation>({
    queryKey: queryKeys.lookup.explanations(place.language),
  })
  const isNew = cards.some(([, found]) => found?.status === 'new' && isAbout(place.lemma, found))
  if (isNew) showStatus(queries, place, 'learning')
}

/** Invalidates the explanations of a word after it was saved, because they contain whether the learner has it. */
export function invalidateExplanations(queries: QueryClient, { lemma, language }: LemmaRef) {
  void queries.invalidateQueries({
    queryKey: queryKeys.lookup.explanations(language),
    refetchType: 'none',
    predicate: ({ state }) => {
      const found = state.data as Explanation | undefined
      return found !== undefined && (isAbout(lemma, found) || found.word === lemma)
    },
  })
}
