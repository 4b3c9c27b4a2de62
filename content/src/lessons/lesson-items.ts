import { fallbackLanguageCode } from '@verbena/language/interface-languages'
import {
  type CourseLanguageCode,
  courseLanguageCodes,
  isCourseLanguage,
  type LanguageCode,
  profileOf,
} from '@verbena/language/languages'
import { sentenceWords } from '@verbena/language/lessons/sentence-words'
import { seededRandom, shuffled } from '@verbena/language/random/seeded-random'
import type { Lexicon } from '@verbena/nlp/lexicon/lexicon'
import type { Lesson } from './starter-lessons.ts'
import { capitalsWithin, sentencesOfBank, wordBank } from './word-bank.ts'

export type Pair = { native: LanguageCode; target: CourseLanguageCode }

export type WordBankItem = {
  id: string
  /** The sentence in the native language. */
  prompt: string
  words: string[]
  /** Right sentences, the usual one first. */
  accepted: string[]
}

export type TypingItem = {
  id: string
  from: string
  /** Right sentences, the usual one first, with those of other items that have the same prompt. */
  accepted: string[]
  /** Options for the spoken sentence. Exactly those of `rightOptions` are right. */
  options: string[]
  rightOptions: string[]
}

export type PictureItem = {
  id: string
  concept: string
  emoji: string
  /** Base forms in the target language, the usual one first. */
  words: string[]
  /** The meaning in the native language. */
  meaning: string
}

/** The number of options of a typing item. */
const optionCount = 4

/** The language of prompts: the native language, or the fallback if no lessons are written in it. */
export const promptLanguage = (native: LanguageCode): CourseLanguageCode =>
  isCourseLanguage(native) ? native : fallbackLanguageCode

type Sentences = Extract<Lesson, { type: 'word-bank' | 'typing-translation' }>
type Item = Sentences['items'][number]
type Pictures = Extract<Lesson, { type: 'emoji-vocab' }>

/** The items of a word bank lesson for a pair of languages. */
export function wordBankItems(lesson: Sentences, { native, target }: Pair, lexicon: Lexicon): WordBankItem[] {
  const from = promptLanguage(native)
  const sentences = sentencesOfBank({
    lexicon,
    language: target,
    sentences: lesson.items.map(({ says }) => says[target][0] ?? ''),
    names: namesIn(lesson),
  })
  const acceptedOf = acceptedIn(lesson, from, target)
  return lesson.items.map((item, index) => {
    const accepted = acceptedOf(item)
    return {
      id: item.id,
      prompt: item.says[from][0] ?? '',
      accepted,
      words: wordBank({
        sentence: sentences[index] ?? [],
        others: sentences.toSpliced(index, 1).flat(),
        accepted,
        seed: `${lesson.id} ${item.id} ${target}`,
      }),
    }
  })
}

const namesByLesson = new WeakMap<Sentences, ReadonlySet<string>>()

/** Words with a capital within sentences; none in languages whose nouns have capitals. */
function namesIn(lesson: Sentences): ReadonlySet<string> {
  const known = namesByLesson.get(lesson)
  if (known) return known
  const languages = courseLanguageCodes.filter((language) => !profileOf(language).capitalNouns)
  const names = capitalsWithin(
    languages.flatMap((language) => lesson.items.flatMap(({ says }) => says[language])),
  )
  namesByLesson.set(lesson, names)
  return names
}

/**
 * The items of a typing lesson from one language into another, in either direction. The options for the spoken `accepted[0]`
 * are in the language `from`.
 */
export function typingItems(
  lesson: Sentences,
  from: CourseLanguageCode,
  to: CourseLanguageCode,
): TypingItem[] {
  const acceptedOf = acceptedIn(lesson, from, to)
  const keyed = lesson.items.map((item) => ({
    prompt: item.says[from][0] ?? '',
    promptKeys: item.says[from].map(keyOf),
    heardKeys: item.says[to].map(keyOf),
  }))
  return lesson.items.map((item, index) => {
    const { prompt, heardKeys } = keyed[index]!
    // Items with the same sound have both meanings: you speak (to one, to several).
    const alike = keyed.filter((other) => other.heardKeys.includes(heardKeys[0] ?? ''))
    const right = unique(alike.map((other) => other.prompt))
    const meant = new Set(alike.flatMap(({ promptKeys }) => promptKeys))
    const random = seededRandom(`${lesson.id} ${item.id} ${from} ${to}`)
    const wrong = unique(
      shuffled(
        keyed.filter(({ promptKeys }) => !promptKeys.some((key) => meant.has(key))),
        random,
      ).map((other) => other.prompt),
    )
    const options = [...right, ...wrong.slice(0, Math.max(1, optionCount - right.length))]
    return {
      id: item.id,
      from: prompt,
      accepted: acceptedOf(item),
      options: shuffled(options, random),
      rightOptions: right,
    }
  })
}

/** The items of a picture lesson. An item without a word in one of the languages is left out. */
export function pictureItems(lesson: Pictures, { native, target }: Pair, lexicon: Lexicon): PictureItem[] {
  const from = promptLanguage(native)
  return lesson.items.flatMap(({ id, concept, emoji }) => {
    const known = lexicon.concept(concept)
    const [meaning] = known?.words[from] ?? []
    const words = known?.words[target] ?? []
    return meaning && words.length > 0 ? [{ id, concept, emoji, words, meaning }] : []
  })
}

/** The accepted answers by prompt. Answers of other items with the same prompt are right too. */
function acceptedIn(lesson: Sentences, from: CourseLanguageCode, to: CourseLanguageCode) {
  const promptKeys = new Map(lesson.items.map((item: Item) => [item, keyOf(item.says[from][0] ?? '')]))
  return (item: Item): string[] => {
    const alike = lesson.items.filter((other) => promptKeys.get(other) === promptKeys.get(item))
    return unique([item, ...alike].flatMap(({ says }) => says[to]))
  }
}

const keyOf = (sentence: string) =>
  sentenceWords(sentence)
    .map(({ key }) => key)
    .join(' ')

/** Each text once, regardless of case and punctuation. */
function unique(texts: readonly string[]): string[] {
  const seen = new Set<string>()
  return texts.filter((text) => {
    const key = keyOf(text)
    if (key === '' || seen.has(key)) return false
    seen.add(key)
    return true
  })
}
