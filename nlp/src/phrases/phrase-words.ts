import { type BoundedCache, createBoundedCache } from '@verbena/language/cache/bounded-cache'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { candidatesOf, reflexivesOf } from '@verbena/language/morphology/inflection'
import { packs } from '@verbena/language/packs/packs'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import type { Lexicon, Reading } from '../lexicon/lexicon.ts'
import type { ContextWindow } from '../ranking/context-window.ts'
import { hasReflexivePronoun, isReflexivePronoun } from '../ranking/reflexive.ts'

/** Where a phrase is searched for. */
export type Place = { lexicon: Lexicon; language: TargetLanguageCode; around: ContextWindow }

/** A base form that a word may have; of a contraction, one of its parts. */
export type WordLemma = Pick<Reading, 'lemma' | 'reasons' | 'parts'>

type Known = {
  /** Of the words of a text, by their place in it. */
  inText: WeakMap<ContextWindow['words'], Map<number, readonly WordLemma[]>>
  /** Of a form by itself, whatever stands around it. */
  ofForm: BoundedCache<FormLemmas>
}

const rememberedForms = 10_000
const known = new WeakMap<Lexicon, Known>()

function knownOf(lexicon: Lexicon): Known {
  const here = known.get(lexicon) ?? { inText: new WeakMap(), ofForm: createBoundedCache(rememberedForms) }
  known.set(lexicon, here)
  return here
}

/** Base forms that the word at an index may have; cached, because every phrase with one of them needs them. */
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

/** What a form may be by itself, and which of it are verbs. */
type FormLemmas = { verbs: readonly WordLemma[]; alone: readonly WordLemma[] }

function formLemmas(place: Place, word: string): FormLemmas {
  const readings = place.lexicon
    .readings(place.language, word)
    .map((reading) => ({ ...reading, lemma: mainWordOf(lemmaKey(reading.lemma)) }))
  const isVerb = ({ concept }: Reading) => concept.partOfSpeech === 'verb'
  // Verbs first: of them most phrases are.
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

/** The verb of a reflexive entry: glede of "glede seg". */
const mainWordOf = (lemma: string) =>
  lemma.split(' ').toSorted((one, other) => other.length - one.length)[0] ?? lemma

/** Some verbs the lexicon has in phrases only: slapper of "slappe av". */
function guessedVerbs({ language }: Pick<Place, 'language'>, word: string): WordLemma[] {
  const pack = packs[language]
  return pack ? candidatesOf(pack, word).filter(({ partOfSpeech }) => partOfSpeech === 'verb') : []
}

/** darse of "me di cuenta". */
function reflexives({ language, around }: Place, at: number, verbs: readonly WordLemma[]): WordLemma[] {
  const pack = packs[language]
  if (!pack?.reflexive || verbs.length === 0) return []
  const verb = { language, text: around.words[at] ?? '' }
  const here = { words: around.words, at, endsClause: around.endsClause }
  return verbs
    .filter(({ reasons }) => hasReflexivePronoun(verb, reasons, here))
    .flatMap(({ lemma, reasons }) => reflexivesOf(pack, lemma).map((one) => ({ lemma: one, reasons })))
}

/** "you'd better" has the had of "had better". */
const partsOf = ({ parts = [], reasons }: Reading): WordLemma[] =>
  reasons.includes('contraction')
    ? parts.map((part) => ({ lemma: lemmaKey(part), reasons: ['contraction'], parts }))
    : []

/**
 * "jeg gleder meg til" is glede seg til, "je me rends compte" is se rendre compte, "je m'en vais" is s'en aller; in
 * "gi meg" and "il me demande" the pronoun is another's than the subject's.
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
