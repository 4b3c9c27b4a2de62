import { entitlements } from '@verbena/contract/plans'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import type { Lexicon } from '@verbena/nlp/lexicon/lexicon'
import { lemmasInText } from '@verbena/nlp/transcript/lemmas-in-text'
import type { Services } from '../../services.ts'
import type { Viewer } from '../accounts/viewer.service.ts'
import { listSentences } from './catalogue.queries.ts'
import type { LemmaPlace } from './media-facts.ts'

const sentencesShown = 5

/** Which base forms are said where in a transcript. */
export const lemmaPlacesOf = (
  lexicon: Lexicon,
  language: TargetLanguageCode,
  segments: readonly { text: string }[],
): LemmaPlace[] =>
  segments.flatMap(({ text }, segment) =>
    lemmasInText(lexicon, language, text).map((lemma) => ({ lemma, segment })),
  )

/** Other sentences of the catalogue that say a word, each with the moment at which it is said. */
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
