import { fallbackLanguageCode, interfaceLanguageCodes } from '@verbena/language/interface-languages'
import type { TargetLanguageCode } from '@verbena/language/languages'
import type { PartOfSpeech } from '@verbena/language/morphology/parts-of-speech'
import type { Concept } from '../../lexicon/concept-schema.ts'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import type { ContextWindow } from '../context-window.ts'
import { profileOf, type Relatedness } from '../senses/sentence-profile.ts'
import type { SentenceWord } from './sentence.ts'
import { tagOf } from './tag-of.ts'
import { tags } from './tags.ts'

/** A word of a sentence, and what the features of its readings need to know about the words around it. */
export type Place = {
  language: TargetLanguageCode
  textWindow: ContextWindow
  words: readonly SentenceWord[]
  at: number
  word: SentenceWord
  /** The keys of two words before (−2, −1) and two words after it, with the name of their place. */
  neighbours: readonly string[]
  /** The usual classes of the word before and of the word after it, with the name of their place. */
  neighbourClasses: readonly string[]
  /** Whether a capital may be that of the beginning of a sentence. */
  isFirst: boolean
  isQuestion: boolean
  /** The usual class of the word by itself. */
  usualClass: () => string
  /** Whether the translation of a phrase contains that of the word: "tell the truth" for "vérité", but not "realise" for "cuenta". */
  isTransparent: (phrase: Concept) => boolean
  /** What the other words of the sentence say about a concept. */
  relatednessOf: (concept: string) => Relatedness
  /** How frequent a meaning of a base form is, compared with its most frequent one: from 0 to 1. */
  shareOf: (lemma: string, concept: string) => number
  /** The genders of the article or other determiner before the word; empty for none. */
  gendersBefore: readonly string[]
}

const outside = '|'

export function placeAt(
  lexicon: Lexicon,
  language: TargetLanguageCode,
  textWindow: ContextWindow,
  words: readonly SentenceWord[],
  at: number,
): Place {
  const word = words[at] ?? { key: '', written: '', token: 0, mark: '' }
  const keyAt = (step: number) => words[at + step]?.key ?? outside
  const classAt = (step: number) => {
    const neighbour = words[at + step]
    if (!neighbour) return outside
    const [first] = lexicon.readings(language, neighbour.written)
    return (first && tags[tagOf(first)]) ?? 'unknown'
  }
  return {
    language,
    textWindow,
    words,
    at,
    word,
    neighbours: [-2, -1, 1, 2].map((step) => `${step}=${keyAt(step)}`),
    neighbourClasses: [`-t=${classAt(-1)}`, `+t=${classAt(1)}`],
    isFirst: at === 0 || /["«“„]/.test(words[at - 1]?.mark ?? ''),
    isQuestion: words.at(-1)?.mark.includes('?') === true,
    usualClass: () => classAt(0),
    isTransparent: (phrase) => {
      const own = new Set(
        lexicon
          .readings(language, word.written)
          .filter(({ lemma }) => !lemma.includes(' '))
          .flatMap(({ concept }) => translationWords(lexicon, language, concept)),
      )
      return translationWords(lexicon, language, phrase).some((one) => own.has(one))
    },
    relatednessOf: (concept) => profileFor(lexicon, language, words)(at, concept),
    shareOf: (lemma, concept) => shareAmong(lexicon, language, lemma, concept),
    gendersBefore: gendersOf(lexicon, language, words[at - 1]),
  }
}

/** A meaning of a word with several meanings, of whose frequency nothing is known. */
const unknownShare = 0.4

/** Compared with the best meaning of the same base form, because shares say nothing about other base forms: "abierto" and "abrir". */
function shareAmong(lexicon: Lexicon, language: TargetLanguageCode, lemma: string, concept: string): number {
  const share = lexicon.senseFrequencies(language, lemma, concept)
  const entries = lexicon.entries(language, lemma)
  if (share === undefined) return entries.length > 1 ? unknownShare : 1
  const best = Math.max(...entries.map(({ id }) => lexicon.senseFrequencies(language, lemma, id) ?? 0))
  return best > 0 ? share / best : 1
}

/** Profiles of sentences, as long as their words are in the cache of analyses. */
const profiles = new WeakMap<readonly SentenceWord[], ReturnType<typeof profileOf>>()

function profileFor(lexicon: Lexicon, language: TargetLanguageCode, words: readonly SentenceWord[]) {
  const known = profiles.get(words)
  if (known) return known
  const profile = profileOf(lexicon, language, words)
  profiles.set(words, profile)
  return profile
}

/** Parts of speech whose words have a meaning of their own in a translation. */
const meaningfulClasses = new Set<PartOfSpeech>(['noun', 'verb', 'adjective', 'adverb', 'number'])

/**
 * The meaningful words of the translations of a concept, into English or, for English, Spanish. A verb and its particle are one:
 * "give in" is no giving. A verb before a meaningful word says nothing: "be able to", "have the energy".
 */
function translationWords(lexicon: Lexicon, language: TargetLanguageCode, { words }: Concept): string[] {
  const translated = comparedIn(language)
  const classesOf = (word: string) =>
    lexicon.entries(translated, word).map(({ partOfSpeech }) => partOfSpeech)
  return (words[translated] ?? []).flatMap((text) => {
    const parts = text.toLowerCase().split(/[^\p{L}'’-]+/u)
    if (parts.length > 1 && classesOf(parts.at(-1) ?? '').includes('adverb')) return [text.toLowerCase()]
    const meaningful = parts.filter((word) => classesOf(word).some((one) => meaningfulClasses.has(one)))
    const [first = '', ...others] = meaningful
    return others.length > 0 && first === parts[0] && classesOf(first).includes('verb') ? others : meaningful
  })
}

const comparedIn = (language: TargetLanguageCode) =>
  interfaceLanguageCodes.find((code) => code !== language) ?? fallbackLanguageCode

function gendersOf(lexicon: Lexicon, language: TargetLanguageCode, word: SentenceWord | undefined): string[] {
  if (word?.mark !== '') return []
  const determiners = lexicon
    .readings(language, word.written)
    .filter(({ concept }) => concept.partOfSpeech === 'determiner')
  if (determiners.some(({ reasons }) => reasons.includes('plural'))) return []
  return determiners.flatMap(({ reasons }) => {
    const marked = genders.filter(([reason]) => reasons.includes(reason)).map(([, gender]) => gender)
    return marked.length > 0 ? marked : ['m']
  })
}

const genders = [
  ['masculine', 'm'],
  ['feminine', 'f'],
  ['neuter', 'n'],
] as const
