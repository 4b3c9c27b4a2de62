import { createBoundedCache } from '@verbena/language/cache/bounded-cache'
import { candidatesOf } from '@verbena/language/morphology/inflection'
import type { FormReason, PartOfSpeech } from '@verbena/language/morphology/parts-of-speech'
import { packs } from '@verbena/language/packs/packs'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import type { ContextWindow } from '../../ranking/context-window.ts'
import { lemmasAt, type WordLemma } from '../phrase-words.ts'
import type { Part } from './phrase-pattern.ts'
import type { Phrasebook } from './phrasebook.ts'
import { type SplitWords, splitWords } from './split-words.ts'

/** A line in which phrases are searched for. Indexes are those of the split words. */
export type Line = {
  book: Phrasebook
  lexicon: Lexicon
  split: SplitWords
  lemmasAt: (at: number) => readonly WordLemma[]
  /** Classes of the readings of a word, the most likely first; empty for an unknown word. */
  classesAt: (at: number) => readonly PartOfSpeech[]
}

export function lineOf(lexicon: Lexicon, book: Phrasebook, around: Omit<ContextWindow, 'marks'>): Line {
  const split = splitWords(book.language, book.header.afterHyphen, around)
  const place = { lexicon, language: book.language, around: { ...split, at: 0 } }
  return {
    book,
    lexicon,
    split,
    lemmasAt: (at) => lemmasAt(place, at),
    classesAt: (at) =>
      lexicon.readings(book.language, split.words[at] ?? '').map(({ concept }) => concept.partOfSpeech),
  }
}

/** Whether no clause ends between two words. */
export function isOneClause({ split }: Line, from: number, to: number): boolean {
  for (let at = Math.min(from, to); at < Math.max(from, to); at++) if (split.endsClause(at)) return false
  return true
}

/** The reasons of a word as a part of a phrase; undefined if it is none. */
export function reasonsAs(line: Line, at: number, part: Part): readonly FormReason[] | undefined {
  const word = line.split.words[at]
  if (word === undefined) return undefined
  if (part.forms.has(word)) return []
  if (part.isNumber) return /^\d/.test(word) || line.classesAt(at).includes('number') ? [] : undefined
  const found = line.lemmasAt(at).find(
    (one) =>
      part.lemmas.has(one.lemma) ||
      // "au" has the à of "avoir mal à".
      (part.forms.has(one.lemma) &&
        (one.reasons.includes('contraction') || one.reasons.includes('shortened'))),
  )
  return found?.reasons
}

/** Whether two parts of a phrase are one written word: "c'è", "there's". */
export function isContractionOf(line: Line, at: number, one: Part, other: Part): boolean {
  const both = [one, other]
  return line
    .lemmasAt(at)
    .some(
      ({ parts, reasons }) =>
        parts?.length === 2 &&
        reasons.includes('contraction') &&
        both.every((part) =>
          line.lemmasAt(at).some(({ lemma }) => part.forms.has(lemma) || part.lemmas.has(lemma)),
        ),
    )
}

const verbForms = createBoundedCache<readonly (readonly FormReason[])[]>(10_000)

/** All ways in which a word is a form of a verb, each as its reasons. */
export const verbReasons = (
  { book: { language } }: Line,
  word: string,
  lemmas: ReadonlySet<string>,
): readonly (readonly FormReason[])[] =>
  verbForms.of(`${language} ${word} ${[...lemmas].join(' ')}`, () => {
    const pack = packs[language]
    return (pack ? candidatesOf(pack, word) : [])
      .filter(({ lemma, partOfSpeech }) => lemmas.has(lemmaKey(lemma)) && (partOfSpeech ?? 'verb') === 'verb')
      .map(({ reasons }) => reasons)
  })
