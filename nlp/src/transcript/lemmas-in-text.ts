import type { TargetLanguageCode } from '@verbena/language/languages'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { phraseReadings, separatedReadings } from '../phrases/phrase-readings.ts'
import { contextWindowsIn } from '../ranking/context-window.ts'

/** Most base forms that are returned for a form, the most likely first. */
const lemmasOfFormMaximum = 3

/**
 * The base forms, folded, that a line says: of each word the likeliest ones (the form itself where the lexicon has
 * none), and of phrases and separable verbs the whole: "gave it up" says give, it, up and give up.
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

/** The base forms, folded, that a form by itself may have; the form where the lexicon has none. */
export function lemmasOfForm(lexicon: Lexicon, language: TargetLanguageCode, form: string): string[] {
  const lemmas = lexicon.readings(language, form).map(({ lemma }) => lemmaKey(lemma))
  return lemmas.length > 0 ? [...new Set(lemmas)].slice(0, lemmasOfFormMaximum) : [lemmaKey(form)]
}
