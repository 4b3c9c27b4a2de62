import type { TargetLanguageCode } from '@verbena/language/languages'
import { candidatesOf } from '@verbena/language/morphology/inflection'
import { packs } from '@verbena/language/packs/packs'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import { textKey } from '@verbena/language/text/text-key'
import { tokenise } from '@verbena/language/text/tokenise'
import { isToLearn } from '@verbena/language/vocabulary/word-knowledge'
import type { Lexicon } from '../lexicon/lexicon.ts'

/** A form of a transcript, its possible lemmas, most likely first, and the number of its occurrences. */
export type TranscriptForm = { form: string; lemmas: readonly string[]; count: number }

/** The maximum of lemmas for a form. */
const lemmasMaximum = 4

/** The forms of lines, each once, in the order of their first occurrence. Numbers are left out. */
export function countForms(
  language: TargetLanguageCode,
  lines: readonly string[],
): { form: string; written: readonly string[]; count: number }[] {
  const forms = new Map<string, { form: string; written: string[]; count: number }>()
  for (const line of lines)
    for (const { text, isWord } of tokenise(line, language)) {
      if (!isWord || !isToLearn(text)) continue
      const key = textKey(text)
      const known = forms.get(key) ?? { form: key, written: [], count: 0 }
      forms.set(key, known)
      known.count += 1
      if (!known.written.includes(text)) known.written.push(text)
    }
  return [...forms.values()]
}

/**
 * The possible lemma keys of a form, by which word statuses are stored. If the lexicon lacks the form, they are the form
 * itself and the candidates of the rules, which a dictionary may have.
 * @param written the form in its spelling, because in German a capital marks a noun
 */
export function lemmasOfWritten(
  lexicon: Lexicon,
  language: TargetLanguageCode,
  written: readonly string[],
): string[] {
  const read = written.flatMap((form) => lexicon.readings(language, form).map(({ lemma }) => lemma))
  const lemmas = read.length > 0 ? read : written.flatMap((form) => [form, ...guessesOf(language, form)])
  return [...new Set(lemmas.map(lemmaKey))].slice(0, lemmasMaximum)
}

function guessesOf(language: TargetLanguageCode, form: string): string[] {
  const pack = packs[language]
  return pack ? candidatesOf(pack, form).map(({ lemma }) => lemma) : []
}
