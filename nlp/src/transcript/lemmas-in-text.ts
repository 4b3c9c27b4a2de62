import type { TargetLanguageCode } from '@verbena/language/languages'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { phraseReadings, separatedReadings } from '../phrases/phrase-readings.ts'
import { contextWindowsIn } from '../ranking/context-window.ts'

/** The maximum of lemmas for a form. */
const lemmasOfFormMaximum = 3

/**
 * The lemma keys of a line: the most likely ones of each word (the form itself if the lexicon lacks it), and those of phrases
 * and separable verbs. "gave it up" has give, it, up and give up.
 */
export function lemmasInText(lexicon: Lexicon, language: TargetLanguageCode, text: string): string[] {
  const windowAt = contextWindowsIn(text, language)
  const { written } = windowAt(0)
  const found = written.flatMap((form, at) => {
    const place = { lexicon, language, around: windowAt(at) }
    const together = [...phraseReadings(place), ...separatedReadings(place)].map(({ lemma }) =>
      lemmaKey(lemma),
    )
    return [...lemmasOfForm(lexicon, language, form), ...together]
  })
  return [...new Set(found)]
}

/** The lemma keys of a form without context; the form itself if the lexicon lacks it. */
export function lemmasOfForm(lexicon: Lexicon, language: TargetLanguageCode, form: string): string[] {
  const lemmas = lexicon.readings(language, form).map(({ lemma }) => lemmaKey(lemma))
  return lemmas.length > 0 ? [...new Set(lemmas)].slice(0, lemmasOfFormMaximum) : [lemmaKey(form)]
}
