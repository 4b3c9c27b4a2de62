import type { TargetLanguageCode } from '@verbena/language/languages'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import { textKey } from '@verbena/language/text/text-key'
import type { Concept } from '../../lexicon/concept-schema.ts'
import type { OwnPhraseEntry, PhraseEntry, PhraseFile } from './phrase-file-schema.ts'
import { type Arrangement, type PhrasePattern, readPattern } from './phrase-pattern.ts'
import { wordSplitter } from './split-words.ts'

/** A phrase with slots, ready to be found. */
export type KnownPhrase = {
  entry: PhraseEntry
  headword: string
  pattern: PhrasePattern
  /** The concepts of the lexicon with this headword; for a phrase that the lexicon lacks, one made from the entry. */
  concepts: readonly Concept[]
  isVerb: boolean
}

/** A place in an arrangement from which a phrase is searched for: its rarest word. */
export type Anchor = { phrase: KnownPhrase; arrangement: Arrangement; index: number }

export type Phrasebook = {
  language: TargetLanguageCode
  header: Omit<PhraseFile, 'entries'>
  fillers: ReadonlySet<string>
  phrases: readonly KnownPhrase[]
  /** Anchors by a form, and by a base form. */
  byForm: ReadonlyMap<string, readonly Anchor[]>
  byLemma: ReadonlyMap<string, readonly Anchor[]>
}

/** @param conceptsOf the concepts of the lexicon with a lemma */
export function buildPhrasebook(
  language: TargetLanguageCode,
  file: PhraseFile,
  conceptsOf: (lemma: string) => readonly Concept[],
): Phrasebook {
  const { entries, ...header } = file
  const split = wordSplitter(language, file.afterHyphen)
  const phrases = entries.map((entry, index) => {
    const pattern = readPattern(entry.pattern, file, split)
    const base = entry.headword ?? pattern.headword
    const concepts = 'isInLexicon' in entry ? conceptsOf(base) : [conceptOf(language, entry, base, index)]
    const isVerb = concepts.some(({ partOfSpeech }) => partOfSpeech === 'verb')
    const headword = writtenIn(concepts, language, base)
    return { entry, headword, pattern, concepts, isVerb }
  })
  const counts = countWords(phrases)
  const byForm = new Map<string, Anchor[]>()
  const byLemma = new Map<string, Anchor[]>()
  for (const phrase of phrases)
    for (const arrangement of phrase.pattern.arrangements) {
      const index = rarestOf(arrangement, counts)
      const part = arrangement[index]?.part
      for (const form of part?.forms ?? []) add(byForm, form, { phrase, arrangement, index })
      for (const lemma of part?.lemmas ?? []) add(byLemma, lemma, { phrase, arrangement, index })
    }
  return { language, header, fillers: new Set(file.fillers.map(textKey)), phrases, byForm, byLemma }
}

/** The headword as the lexicon writes it: with its capitals and its kind of apostrophe. */
const writtenIn = (concepts: readonly Concept[], language: TargetLanguageCode, headword: string) =>
  concepts[0]?.words[language]?.find((word) => lemmaKey(word) === lemmaKey(headword)) ?? headword

/** The own meaning of a phrase is its definition; those in other languages are its translations. */
function conceptOf(
  language: TargetLanguageCode,
  { partOfSpeech, level, meaning, example }: OwnPhraseEntry,
  headword: string,
  index: number,
): Concept {
  const definition = (code: 'en' | 'es') => (code === language ? (meaning[code] ?? '') : '')
  return {
    id: `phrase.${language}.${index}`,
    partOfSpeech,
    level,
    words: { [language]: [headword] },
    gloss: meaning,
    definition: { en: definition('en'), es: definition('es') },
    example: { [language]: example },
  }
}

/** How many phrases have a word. A rare word is tried first, because it is seldom in a text. */
function countWords(phrases: readonly KnownPhrase[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { pattern } of phrases)
    for (const { part } of pattern.arrangements[0] ?? [])
      for (const word of [...part.forms, ...part.lemmas]) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

function rarestOf(arrangement: Arrangement, counts: ReadonlyMap<string, number>): number {
  const costs = arrangement.map(({ part }) =>
    part.isOptional || part.isNumber
      ? Number.POSITIVE_INFINITY
      : [...part.forms, ...part.lemmas].reduce((sum, word) => sum + (counts.get(word) ?? 1), 0),
  )
  return costs.indexOf(Math.min(...costs))
}

function add(index: Map<string, Anchor[]>, key: string, anchor: Anchor) {
  const known = index.get(key) ?? []
  index.set(key, known)
  known.push(anchor)
}
