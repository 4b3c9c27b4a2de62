import { entitlements } from '@verbena/contract/billing/plans'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import type { Services } from '../../services.ts'
import type { Viewer } from '../accounts/viewer.service.ts'
import { listSentences } from './catalogue.queries.ts'

const sentencesShown = 5

/** Other sentences that contain a lemma, each with its start time in its media item. */
export async function readConcordance(
  { db }: Services,
  viewer: Viewer,
  { lemma, language, exceptMediaId }: { lemma: string; language: TargetLanguageCode; exceptMediaId: string },
) {
  const sentences = await listSentences(db, {
    language,
    lemma: lemmaKey(lemma),
    exceptMediaId,
    learnerId: viewer.learnerId,
    withPremium: entitlements[viewer.plan].opensPremium,
    limit: sentencesShown,
  })
  return sentences.map(({ item, segment }) => {
    const translation = segment.translations?.[viewer.nativeLanguage]
    return {
      mediaId: item.id,
      kind: item.kind,
      title: item.title,
      startSeconds: segment.start,
      text: segment.text,
      ...(translation && { translation }),
    }
  })
}
