import { fallbackLanguageCode } from '@verbena/language/interface-languages'
import { isExactAnswer, wordsOfAnswers } from '@verbena/language/judge/judge-answer'
import {
  type CourseLanguageCode,
  courseLanguageCodes,
  isCourseLanguage,
  type LanguageCode,
  profileOf,
} from '@verbena/language/languages'
import { answerFactsOf } from '@verbena/language/packs/answer-tables'
import { seededRandom, shuffled } from '@verbena/language/random/seeded-random'
import type { Lexicon } from '@verbena/nlp/lexicon/lexicon'
import { keyOf, plainAnswers, unique } from './lesson-answers.ts'
import { type IsWord, lookalikesOf } from './lookalikes.ts'
import type { Lesson } from './starter-lessons.ts'
import { capitalsWithin, sentencesOfBank, wordBank } from './word-bank.ts'

export type Pair = { native: LanguageCode; target: CourseLanguageCode }

/** The right answers of an item. */
type Answers = {
  /** Some right sentences, the usual one first, with those of other items that have the same prompt. */
  accepted: string[]
  /** All right sentences, in the notation of `parsePattern`; the first is the usual one, without notation. */
  patterns: string[]
  /** Words that differ by accents alone from words of the answers, and are therefore wrong. */
  lookalikes: string[]
}

export type WordBankItem = Answers & {
  id: string
  /** The sentence in the native language. */
  prompt: string
  words: string[]
}

export type TypingItem = Answers & {
  id: string
  from: string
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
  /** The words with articles that may precede them, in the notation of `parsePattern`; the first is the usual word alone. */
  patterns: string[]
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
export function wordBankItems(
  lesson: Sentences,
  { native, target }: Pair,
  lexicon: Lexicon,
  isWord: IsWord,
): WordBankItem[] {
  const from = promptLanguage(native)
  const sentences = sentencesOfBank({
    lexicon,
    language: target,
    sentences: lesson.items.map(({ says }) => says[target][0] ?? ''),
    names: namesIn(lesson),
  })
  const answersOf = answersIn(lesson, from, target, isWord)
  return lesson.items.map((item, index) => {
    const answers = answersOf(item)
    return {
      id: item.id,
      prompt: item.says[from][0] ?? '',
      ...answers,
      words: wordBank({
        sentence: sentences[index] ?? [],
        others: sentences.toSpliced(index, 1).flat(),
        taken: wordsOfAnswers(answers.patterns).map(({ key }) => key),
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
    languages.flatMap((language) => lesson.items.flatMap(({ says }) => plainAnswers(says, language))),
  )
  namesByLesson.set(lesson, names)
  return names
}

/** Names of people and places: words with a capital that several languages write alike within their sentences. */
export function namesOf(lesson: Sentences): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const language of courseLanguageCodes)
    for (const word of capitalsWithin(lesson.items.flatMap(({ says }) => plainAnswers(says, language))))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  return new Set([...counts].filter(([, count]) => count > 1).map(([word]) => word))
}

/**
 * The items of a typing lesson from one language into another, in either direction. The options for the spoken `accepted[0]`
 * are in the language `from`.
 */
export function typingItems(
  lesson: Sentences,
  from: CourseLanguageCode,
  to: CourseLanguageCode,
  isWord: IsWord,
): TypingItem[] {
  const answersOf = answersIn(lesson, from, to, isWord)
  const promptOf = ({ says }: Item) => says[from][0] ?? ''
  const says = (item: Item, sentence: string, language: CourseLanguageCode) =>
    isExactAnswer(sentence, item.says[language], language)
  return lesson.items.map((item) => {
    const prompt = promptOf(item)
    const heard = item.says[to][0] ?? ''
    // Items with the same sound have both meanings: you speak (to one, to several).
    const alike = lesson.items.filter((other) => other === item || says(other, heard, to))
    const right = unique(alike.map(promptOf))
    const isMeant = (other: Item) =>
      alike.some((one) => says(other, promptOf(one), from) || says(one, promptOf(other), from))
    const random = seededRandom(`${lesson.id} ${item.id} ${from} ${to}`)
    const wrong = unique(
      shuffled(
        lesson.items.filter((other) => !isMeant(other)),
        random,
      ).map(promptOf),
    )
    const options = [...right, ...wrong.slice(0, Math.max(1, optionCount - right.length))]
    return {
      id: item.id,
      from: prompt,
      ...answersOf(item),
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
    return meaning && words.length > 0
      ? [
          {
            id,
            concept,
            emoji,
            words,
            patterns: withArticles(words, target, known?.gender?.[target]),
            meaning,
          },
        ]
      : []
  })
}

/** @param gender of the first word; that of the others is not known */
function withArticles(
  words: readonly string[],
  language: CourseLanguageCode,
  gender: 'm' | 'f' | 'n' | 'mf' | undefined,
): string[] {
  const { articles } = answerFactsOf(language)
  const [usual = ''] = words
  if (!articles) return [...words]
  const preceded = words.map((word, index) => {
    const genders = index === 0 && gender ? [gender] : (['m', 'f', 'n'] as const)
    const all = new Set(genders.flatMap((one) => articles(word, one) ?? []))
    return `[${[...all].join('|')}] ${word}`
  })
  return [usual, ...preceded]
}

/** The right answers by prompt. Answers of other items with the same prompt are right too. */
function answersIn(lesson: Sentences, from: CourseLanguageCode, to: CourseLanguageCode, isWord: IsWord) {
  const promptKeys = new Map(lesson.items.map((item: Item) => [item, keyOf(item.says[from][0] ?? '')]))
  return (item: Item): Answers => {
    const alike = lesson.items.filter((other) => promptKeys.get(other) === promptKeys.get(item))
    const all = [item, ...alike.filter((other) => other !== item)]
    const patterns = [...new Set(all.flatMap(({ says }) => says[to]))]
    return {
      accepted: unique(all.flatMap(({ says }) => plainAnswers(says, to))),
      patterns,
      lookalikes: lookalikesOf(patterns, to, isWord),
    }
  }
}
