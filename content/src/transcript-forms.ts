import { candidatesOf } from '@verbena/language/inflection'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import { tokenise } from '@verbena/language/tokenise'
import { formKey, hasLetter } from '@verbena/language/word-knowledge'
import type { Lexicon } from './lexicon.ts'

/** A distinct word form of a transcript, the base forms it may have, likeliest first, and how often it is said. */
export type TranscriptForm = { form: string; lemmas: readonly string[]; count: number }

/** A form may be a form of several words; of these so many are told. */
const lemmasTold = 4

/** The words of lines, each form once, in the order in which they are first said. Numbers are left out. */
export function countForms(
  language: TargetLanguageCode,
  lines: readonly string[],
): { form: string; written: readonly string[]; count: number }[] {
  const forms = new Map<string, { form: string; written: string[]; count: number }>()
  for (const line of lines)
    for (const { text, isWord } of tokenise(line, language)) {
      if (!isWord || !hasLetter(text)) continue
      const key = formKey(text)
      const known = forms.get(key) ?? { form: key, written: [], count: 0 }
      forms.set(key, known)
      known.count += 1
      if (!known.written.includes(text)) known.written.push(text)
    }
  return [...forms.values()]
}

/**
 * The base forms that a form may have, in small letters, as a learner's statuses are kept by them. Where the lexicon
 * knows none: the form itself, and what the rules of its language guess, because a dictionary may know those.
 * @param written the form as it stands in the text: a German capital says noun
 */
export function lemmasOfWritten(
  lexicon: Lexicon,
  language: TargetLanguageCode,
  written: readonly string[],
): string[] {
  const read = written.flatMap((form) => lexicon.readings(language, form).map(({ lemma }) => lemma))
  const lemmas = read.length > 0 ? read : written.flatMap((form) => [form, ...guessesOf(language, form)])
  return [...new Set(lemmas.map((lemma) => lemma.normalize('NFC').toLowerCase()))].slice(0, lemmasTold)
}

function guessesOf(language: TargetLanguageCode, form: string): string[] {
  const pack = packs[language]
  return pack ? candidatesOf(pack, form).map(({ lemma }) => lemma) : []
}
