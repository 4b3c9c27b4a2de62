import { foldForm, type Lexicon } from '@verbena/content/lexicon'
import { entitlements } from '@verbena/contract/plans'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { tokenise } from '@verbena/language/tokenise'
import type { Services } from '../../services.ts'
import type { Viewer } from '../accounts/viewer.service.ts'
import { type LemmaPlace, listSentences } from './catalogue.queries.ts'

/** A form may be a form of several words; of these the likeliest are noted. */
const readingsNoted = 3
const sentencesShown = 5

/** Which base forms are said where in a transcript. */
export function lemmaPlacesOf(
  lexicon: Lexicon,
  language: TargetLanguageCode,
  segments: readonly { text: string }[],
): LemmaPlace[] {
  const noted = new Set<string>()
  return segments.flatMap(({ text }, segment) =>
    tokenise(text, language)
      .filter(({ isWord }) => isWord)
      .flatMap((word) => lemmasOf(lexicon, language, word.text))
      .filter((lemma) => !noted.has(`${segment} ${lemma}`) && noted.add(`${segment} ${lemma}`))
      .map((lemma) => ({ lemma, segment })),
  )
}

function lemmasOf(lexicon: Lexicon, language: TargetLanguageCode, form: string): string[] {
  const lemmas = lexicon.readings(language, form).map(({ lemma }) => foldForm(lemma))
  return lemmas.length > 0 ? [...new Set(lemmas)].slice(0, readingsNoted) : [foldForm(form)]
}

/** Other sentences of the catalogue that say a word, each with the moment at which it is said. */
export async function readConcordance(
  { db }: Services,
  viewer: Viewer,
  { lemma, language, exceptMediaId }: { lemma: string; language: TargetLanguageCode; exceptMediaId: string },
) {
  const sentences = await listSentences(db, {
    language,
    lemma: foldForm(lemma),
    exceptMediaId,
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
