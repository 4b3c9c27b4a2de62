import { type BoundedCache, createBoundedCache } from '@verbena/language/cache/bounded-cache'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { candidatesOf, reflexivesOf } from '@verbena/language/morphology/inflection'
import { packs } from '@verbena/language/packs/packs'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Reading } from '../lexicon/readings.ts'
import type { ContextWindow } from '../ranking/context-window.ts'
import { hasReflexivePronoun, isReflexivePronoun } from '../ranking/reflexive.ts'

/** The place where a phrase is searched for. */
export type Place = {
  lexicon: Lexicon
  language: TargetLanguageCode
  around: Omit<ContextWindow, 'marks'>
}

/** A possible lemma of a word, or of a part of a contraction. */
export type WordLemma = Pick<Reading, 'lemma' | 'reasons' | 'parts'>

type Known = {
  /** Lemmas of the words of a text, by their index. */
  inText: WeakMap<ContextWindow['words'], Map<number, readonly WordLemma[]>>
  /** Lemmas of a form, independent of its context. */
  ofForm: BoundedCache<FormLemmas>
}

const cachedFormsMaximum = 10_000
const known = new WeakMap<Lexicon, Known>()

function knownOf(lexicon: Lexicon): Known {
  const here = known.get(lexicon) ?? { inText: new WeakMap(), ofForm: createBoundedCache(cachedFormsMaximum) }
  known.set(lexicon, here)
  return here
}

/** The possible lemmas of the word at an index. They are cached, because every phrase with one of them needs them. */
export function lemmasAt(place: Place, at: number): readonly WordLemma[] {
  const { words } = place.around
  const { inText } = knownOf(place.lexicon)
  const here = inText.get(words) ?? new Map<number, readonly WordLemma[]>()
  inText.set(words, here)
  const found = here.get(at) ?? findLemmas(place, at)
  here.set(at, found)
  return found
}

function findLemmas(place: Place, at: number): readonly WordLemma[] {
  const word = place.around.words[at]
  if (word === undefined) return []
  const { verbs, alone } = formLemmasOf(place, word)
  const pronoun = reflexivePronoun(place, at, word)
  const own = reflexives(place, at, verbs)
  return own.length > 0 || pronoun ? onePerLemma([...alone, ...(pronoun ? [pronoun] : []), ...own]) : alone
}

const formLemmasOf = (place: Place, word: string) =>
  knownOf(place.lexicon).ofForm.of(`${place.language} ${word}`, () => formLemmas(place, word))

/** The possible lemmas of a form by itself, and those that are verbs. */
type FormLemmas = { verbs: readonly WordLemma[]; alone: readonly WordLemma[] }

function formLemmas(place: Place, word: string): FormLemmas {
  const readings = place.lexicon
    .readings(place.language, word)
    .map((reading) => ({ ...reading, lemma: mainWordOf(lemmaKey(reading.lemma)) }))
  const isVerb = ({ concept }: Reading) => concept.partOfSpeech === 'verb'
  // Verbs come first, because most phrases have one.
  const verbs = readings.filter(isVerb).filter(isPositive)
  const alone = onePerLemma([
    { lemma: word, reasons: [] },
    ...verbs,
    ...readings.filter((one) => !isVerb(one)).filter(isPositive),
    ...guessedVerbs(place, word),
    ...readings.flatMap(partsOf),
  ])
  return { verbs, alone }
}

const onePerLemma = (all: readonly WordLemma[]) =>
  all.filter(({ lemma }, index) => all.findIndex((other) => other.lemma === lemma) === index)

/** "for flere" (for more) is not "for mange" (too many). */
const isPositive = ({ reasons }: WordLemma) =>
  !reasons.includes('comparative') && !reasons.includes('superlative')

/** The verb of a reflexive entry: glede from "glede seg". */
const mainWordOf = (lemma: string) =>
  lemma.split(' ').toSorted((one, other) => other.length - one.length)[0] ?? lemma

/** Verbs that the lexicon has only in phrases: slapper from "slappe av". */
function guessedVerbs({ language }: Pick<Place, 'language'>, word: string): WordLemma[] {
  const pack = packs[language]
  return pack ? candidatesOf(pack, word).filter(({ partOfSpeech }) => partOfSpeech === 'verb') : []
}

/** The reflexive verbs at an index: darse in "me di cuenta". */
function reflexives({ language, around }: Place, at: number, verbs: readonly WordLemma[]): WordLemma[] {
  const pack = packs[language]
  if (!pack?.reflexive || verbs.length === 0) return []
  const verb = { language, text: around.words[at] ?? '' }
  const here = { words: around.words, at, endsClause: around.endsClause }
  return verbs
    .filter(({ reasons }) => hasReflexivePronoun(verb, reasons, here))
    .flatMap(({ lemma, reasons }) => reflexivesOf(pack, lemma).map((one) => ({ lemma: one, reasons })))
}

/** The parts of a contraction: "you'd better" has the had of "had better". */
const partsOf = ({ parts = [], reasons }: Reading): WordLemma[] =>
  reasons.includes('contraction')
    ? parts.map((part) => ({ lemma: lemmaKey(part), reasons: ['contraction'], parts }))
    : []

/**
 * The reflexive pronoun at an index: "jeg gleder meg til" is glede seg til, "je me rends compte" is se rendre compte, "je m'en
 * vais" is s'en aller. In "gi meg" and "il me demande" the pronoun has another person than the subject.
 */
function reflexivePronoun(place: Place, at: number, word: string): WordLemma | undefined {
  const { before = '', after = '', pronouns } = packs[place.language]?.reflexive ?? {}
  const isWhole = pronouns?.includes(word)
  if (!isWhole && !(word[1] === "'" && pronouns?.includes(word.slice(0, 2)))) return undefined
  const third = (before || after).trim()
  if (third === '') return undefined
  const verbsAt = (other: number) => {
    const form = place.around.words[other]
    return form === undefined ? [] : formLemmasOf(place, form).verbs
  }
  if (
    !isReflexivePronoun(
      place.language,
      { words: place.around.words, at, endsClause: place.around.endsClause },
      verbsAt,
    )
  )
    return undefined
  return { lemma: isWhole ? third : word.replace(/^[mt]'/, "s'"), reasons: [] }
}
