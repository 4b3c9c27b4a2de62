import type { TargetLanguageCode } from '@verbena/language/languages'
import { foldForm, type Lexicon } from './lexicon.ts'
import { phraseReadings, separatedReadings } from './phrase-readings.ts'
import { surroundingsIn } from './surroundings.ts'

/** A form may be a form of several words; of these so many are told, the likeliest first. */
const readingsTold = 3

/**
 * The base forms, folded, that a line says: of each word the likeliest ones (the form itself where the lexicon has
 * none), and of phrases and separable verbs the whole: "gave it up" says give, it, up and give up.
 */
export function lemmasSaid(lexicon: Lexicon, language: TargetLanguageCode, text: string): string[] {
  const surroundings = surroundingsIn(text, language)
  const { written } = surroundings(0)
  const said = written.flatMap((form, at) => {
    const place = { lexicon, language, around: surroundings(at) }
    const together = [...phraseReadings(place), ...separatedReadings(place)].map(({ lemma }) =>
      foldForm(lemma),
    )
    return [...lemmasOfForm(lexicon, language, form), ...together]
  })
  return [...new Set(said)]
}

/** The base forms, folded, that a form by itself may have; the form where the lexicon has none. */
export function lemmasOfForm(lexicon: Lexicon, language: TargetLanguageCode, form: string): string[] {
  const lemmas = lexicon.readings(language, form).map(({ lemma }) => foldForm(lemma))
  return lemmas.length > 0 ? [...new Set(lemmas)].slice(0, readingsTold) : [foldForm(form)]
}
