import type { TargetLanguageCode } from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import type { FormReason, PartOfSpeech } from '@verbena/language/parts-of-speech'
import type { Lexicon, Reading } from './lexicon.ts'
import type { Surroundings } from './surroundings.ts'

export type Asked = {
  lexicon: Lexicon
  text: string
  context: string
  language: TargetLanguageCode
  around: () => Surroundings
}

/** Reasons that only a verb's form can have. */
const verbal = new Set<FormReason>([
  'present',
  'past',
  'imperfect',
  'future',
  'conditional',
  'subjunctive',
  'imperative',
  'gerund',
  'participle',
])

/** Puts the likeliest reading first; the order of the lexicon decides between equals. */
export function likeliestFirst(readings: readonly Reading[], asked: Asked): readonly Reading[] {
  if (new Set(readings.map(({ concept }) => concept.id)).size < 2) return readings
  return readings
    .map((reading, index) => ({ reading, index, doubt: doubtOf(reading, asked) }))
    .sort((a, b) => a.doubt - b.doubt || a.index - b.index)
    .map(({ reading }) => reading)
}

/** How little a reading fits, from 0. */
function doubtOf(reading: Reading, asked: Asked): number {
  if (reading.isPhrase) return 0
  return (
    2 +
    formDoubt(reading, asked) +
    placeDoubt(reading.concept.partOfSpeech, asked) +
    reflexiveDoubt(reading, asked)
  )
}

/** A tense belongs to a verb; a German capital inside a sentence to a noun, and small letters to everything else. */
function formDoubt({ reasons, concept }: Reading, { text, context, language }: Asked): number {
  if (reasons.includes('separated')) return 4
  const isVerb = concept.partOfSpeech === 'verb'
  if (reasons.some((reason) => verbal.has(reason))) return isVerb ? 0 : 2
  if (!packs[language]?.capitalNouns || !isInsideSentence(text, context)) return 0
  const isNamed = concept.partOfSpeech === 'noun' || concept.partOfSpeech === 'name'
  return isNamed === /^\p{Lu}/u.test(text) ? 0 : 2
}

/** What may stand after a word of a class, and before one: enough to tell "her son" from "I see her". */
const likesBefore: Partial<Record<PartOfSpeech, readonly PartOfSpeech[]>> = {
  noun: ['determiner', 'adjective', 'number', 'preposition'],
  verb: ['pronoun', 'particle', 'adverb'],
  adjective: ['determiner', 'adverb'],
}
const likesAfter: Partial<Record<PartOfSpeech, readonly PartOfSpeech[]>> = {
  determiner: ['noun', 'adjective', 'number'],
  adjective: ['noun'],
  preposition: ['determiner', 'noun', 'pronoun', 'name'],
}

function placeDoubt(partOfSpeech: PartOfSpeech, { lexicon, language, around }: Asked): number {
  const { words, at } = around()
  if (at < 0) return 0
  const isLiked = (liked: readonly PartOfSpeech[] | undefined, word: string | undefined) =>
    liked !== undefined &&
    word !== undefined &&
    liked.includes(firstClass(lexicon, language, word) ?? 'interjection')
  const before = isLiked(likesBefore[partOfSpeech], words[at - 1])
  const after = isLiked(likesAfter[partOfSpeech], words[at + 1])
  return 1 - (before ? 0.5 : 0) - (after ? 0.5 : 0)
}

const firstClass = (lexicon: Lexicon, language: TargetLanguageCode, word: string) =>
  lexicon.readings(language, word)[0]?.concept.partOfSpeech

/** "me levanto" is levantarse, "levanto la mano" is not. */
function reflexiveDoubt({ lemma }: Reading, { language, around }: Asked): number {
  const { before, after, ending, pronouns } = packs[language]?.reflexive ?? {}
  if (!pronouns) return 0
  const end = after ?? ending?.[1]
  const isReflexive = (before && lemma.startsWith(before)) || (end && lemma.endsWith(end))
  const { words, at } = around()
  const isSaid = words
    .slice(Math.max(0, at - 3), at + 4)
    .some((word) =>
      pronouns.some((pronoun) => word === pronoun || (pronoun.endsWith("'") && word.startsWith(pronoun))),
    )
  if (isReflexive) return isSaid ? 0 : 1
  return isSaid ? 0.4 : 0
}

function isInsideSentence(text: string, context: string): boolean {
  const before = context.slice(0, Math.max(0, context.indexOf(text))).trimEnd()
  return before !== '' && !/[.!?:…"“„»]$/.test(before)
}
