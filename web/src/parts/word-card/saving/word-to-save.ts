import type { Explanation } from '@verbena/contract/lookup/lookup'
import { profileOf } from '@verbena/language/languages'
import type { Lookup } from '../card/lookup.ts'
import { isWordByWord } from '../explanation/word-by-word-glosses.ts'
import type { NewWord } from './use-save-word.ts'

/** The maximum lengths that the server accepts. */
const longest = { translation: 500, example: 1000 }

/**
 * What is saved of an explained word: its base form with the chosen sense, and the line where it was found. A form that is a
 * word of its own, and a phrase that is no entry, are saved as they are written.
 */
export function wordToSave(explanation: Explanation, lookup: Lookup): NewWord {
  const { translation, definition, example, partOfSpeech, gender, isOwnForm, meant } = explanation
  const word = meant?.word ?? explanation.word
  const { lemma = word } = explanation
  const isOneWord = !isWordByWord(explanation)
  const isBaseForm = isOneWord && !isOwnForm
  return {
    word: isBaseForm ? lemma : withoutSentenceCapital(word, lookup),
    // A row of glosses is no translation.
    translation: ((!isOneWord && lookup.lineTranslation) || translation).slice(0, longest.translation),
    definition,
    language: lookup.language,
    ...(isOneWord && { lemma }),
    ...(isBaseForm && { partOfSpeech, gender }),
    ...placeOf(lookup, example),
  }
}

/** A word without an entry, with the learner's own translation. */
export function unknownWordToSave(lookup: Lookup, translation: string): NewWord {
  return {
    word: withoutSentenceCapital(lookup.text, lookup),
    translation,
    definition: '',
    language: lookup.language,
    ...placeOf(lookup, lookup.context),
  }
}

/** The line and its place; without a line the example. */
function placeOf({ mediaId, segment, line }: Lookup, example: string): Pick<NewWord, 'example' | 'source'> {
  return {
    example: (line ?? example).slice(0, longest.example),
    ...(segment !== undefined && { source: { mediaId, segment } }),
  }
}

/** A text that begins a sentence, without the capital of the sentence. In German it may be a noun and stays as it is. */
export function withoutSentenceCapital(text: string, { context, at, language }: Lookup): string {
  const profile = profileOf(language)
  if (profile.capitalNouns || profile.alwaysCapital?.test(text) || at === undefined) return text
  const before = context.slice(0, at)
  const isFirst = /(?:^|[.!?…\n])[\s\p{Ps}\p{Pi}\p{Pd}"'¿¡]*$/u.test(before)
  const isWritten = context.slice(at, at + text.length) === text
  return isFirst && isWritten ? text.slice(0, 1).toLowerCase() + text.slice(1) : text
}
