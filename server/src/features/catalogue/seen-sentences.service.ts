import { entitlements } from '@verbena/contract/billing/plans'
import type { SeenSentence } from '@verbena/contract/vocabulary/word-page'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import type { Services } from '../../services.ts'
import type { Viewer } from '../accounts/viewer.service.ts'
import { listSeenSentences, listUnseenSentences, type WordQuery } from './seen-sentences.queries.ts'

/** About the number of sentences that fit on a screen. Clients request further pages. */
const pageSize = 20
const unseenMaximum = 5

type FoundSentence = Omit<SeenSentence, 'said'>
type SentencesRequest = { language: string; lemma: string; form: string | null; from: number }

/**
 * Sentences that contain a lemma, or one form of it, from media items that the learner has played; the first page also
 * has a few from other items (`elsewhere`).
 */
export async function readSeenSentences(
  { db }: Pick<Services, 'db'>,
  viewer: Viewer & { learnerId: string },
  { from, ...word }: SentencesRequest,
): Promise<{ met: FoundSentence[]; hasMore: boolean; elsewhere: FoundSentence[] }> {
  const query: WordQuery = {
    ...word,
    lemma: lemmaKey(word.lemma),
    learnerId: viewer.learnerId,
    withPremium: entitlements[viewer.plan].opensPremium,
  }
  const [met, elsewhere] = await Promise.all([
    listSeenSentences(db, query, from, pageSize + 1),
    from === 0 ? listUnseenSentences(db, query, unseenMaximum) : [],
  ])
  const shown = (rows: typeof met) =>
    rows.map(({ segment, ...item }) => {
      const translation = segment.translations?.[viewer.nativeLanguage]
      return { ...item, startSeconds: segment.start, text: segment.text, ...(translation && { translation }) }
    })
  return {
    met: shown(met.slice(0, pageSize)),
    hasMore: met.length > pageSize,
    elsewhere: shown(elsewhere),
  }
}
