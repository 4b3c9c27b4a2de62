import { entitlements } from '@verbena/contract/plans'
import type { MetSentence } from '@verbena/contract/vocabulary/word-page'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import type { Services } from '../../services.ts'
import type { Viewer } from '../accounts/viewer.service.ts'
import { listMetSentences, listUnmetSentences, type WordAsked } from './met-sentences.queries.ts'

/** As many as a screen holds; the rest comes when it is asked for. */
const pageSize = 20
const elsewhereMaximum = 5

export type FoundSentence = Omit<MetSentence, 'said'>
type Asked = { language: string; lemma: string; form: string | null; from: number }

/**
 * Sentences that say a base form, or one form of it: those of what the learner played, and for a first page a few
 * others.
 */
export async function readMetSentences(
  { db }: Pick<Services, 'db'>,
  viewer: Viewer & { learnerId: string },
  { from, ...word }: Asked,
): Promise<{ met: FoundSentence[]; hasMore: boolean; elsewhere: FoundSentence[] }> {
  const asked: WordAsked = {
    ...word,
    lemma: lemmaKey(word.lemma),
    learnerId: viewer.learnerId,
    withPremium: entitlements[viewer.plan].opensPremium,
  }
  const [met, elsewhere] = await Promise.all([
    listMetSentences(db, asked, from, pageSize + 1),
    from === 0 ? listUnmetSentences(db, asked, elsewhereMaximum) : [],
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
