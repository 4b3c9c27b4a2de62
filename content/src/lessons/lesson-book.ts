import { createBoundedCache } from '@verbena/language/cache/bounded-cache'
import {
  type CourseLanguageCode,
  isCourseLanguage,
  type LanguageCode,
  type TargetLanguageCode,
} from '@verbena/language/languages'
import { sentenceWords } from '@verbena/language/lessons/sentence-words'
import { textKey } from '@verbena/language/text/text-key'
import type { Lexicon } from '@verbena/nlp/lexicon/lexicon'
import { type EmojiPictures, openEmojiPictures } from './emoji-pictures.ts'
import { plainAnswers } from './lesson-answers.ts'
import {
  type Pair,
  type PictureItem,
  pictureItems,
  promptLanguage,
  type TypingItem,
  typingItems,
  type WordBankItem,
  wordBankItems,
} from './lesson-items.ts'
import { explanationOf, type ShownTheory, theoryLanguage, theoryOf } from './lesson-theory.ts'
import { type LessonWord, wordShown, wordsTaught } from './lesson-words.ts'
import { type Lesson, readStarterLessons } from './starter-lessons.ts'
import { readStarterTheories, type Theories } from './starter-theories.ts'

export type Sentences = Extract<Lesson, { type: 'word-bank' | 'typing-translation' }>
export type Pictures = Extract<Lesson, { type: 'emoji-vocab' }>
/** Whether a lesson has sentences; otherwise it has pictures. */
export const hasSentences = (lesson: Lesson): lesson is Sentences => lesson.type !== 'emoji-vocab'

/** The language of the prompts and the language of the answers; they differ. */
export type LanguagePair = { from: CourseLanguageCode; to: CourseLanguageCode }

/** A pair of languages for which there may be no lessons. */
export type WantedPair = { native: LanguageCode; target: TargetLanguageCode }

/** All lessons. The items for a pair of languages are derived on first use and cached. */
export type LessonBook = {
  /** The lessons in the order in which they are learned. */
  lessons: readonly Lesson[]
  lesson: (id: number) => Lesson | undefined
  /** Whether there are lessons for the pair. */
  hasPair: (pair: WantedPair) => pair is Pair
  titleOf: (lesson: Lesson, native: Pair['native']) => { title: string; goal: string }
  wordBank: (lesson: Sentences, pair: Pair) => readonly WordBankItem[]
  typing: (lesson: Sentences, languages: LanguagePair) => readonly TypingItem[]
  pictures: (lesson: Pictures, pair: Pair) => readonly PictureItem[]
  theory: (lesson: Lesson, pair: Pair) => ShownTheory
  /** The explanations of the sentences of a lesson, by id of the item. */
  explanations: (lesson: Sentences, pair: Pair) => ReadonlyMap<string, string>
  /** The words that a lesson teaches, each once with a sentence that contains it. */
  words: (lesson: Lesson, pair: Pair) => readonly LessonWord[]
  /** Whether the lexicon or an answer of the course has a word in exactly this spelling, regardless of case. */
  isWord: (language: TargetLanguageCode, word: string) => boolean
  /** The lesson and the id of an item, from `<lesson>-<item>`. */
  itemOf: (itemId: string) => { lesson: Lesson; id: string } | undefined
}

/** The maximum of cached values of each kind. A lesson for a pair takes some kilobytes and some milliseconds. */
const cachedMaximum = 1000

export function createLessonBook(
  lessons: readonly Lesson[],
  theories: Theories,
  lexicon: Lexicon,
): LessonBook {
  const byId = new Map(lessons.map((lesson) => [lesson.id, lesson]))
  const once = <T extends object>() => {
    const known = createBoundedCache<T>(cachedMaximum)
    return (lesson: Lesson, one: string, other: string, make: () => T) =>
      known.of(`${lesson.id} ${one} ${other}`, make)
  }
  const [wordBanks, typingLessons, pictureLessons, theoriesShown, reasons, lessonWords] = [
    once<WordBankItem[]>(),
    once<TypingItem[]>(),
    once<PictureItem[]>(),
    once<ShownTheory>(),
    once<Map<string, string>>(),
    once<LessonWord[]>(),
  ]
  const keysByLanguage = new Map<CourseLanguageCode, ReadonlySet<string>>()
  const wordKeysIn = (language: CourseLanguageCode) => {
    const known = keysByLanguage.get(language) ?? collectWordKeys(lessons, language)
    keysByLanguage.set(language, known)
    return known
  }
  const isWord = (language: TargetLanguageCode, word: string) =>
    word !== '' &&
    ((isCourseLanguage(language) && wordKeysIn(language).has(textKey(word))) ||
      lexicon.readings(language, word).length > 0)
  const theoryFor = ({ level, slug }: Lesson, { target }: Pair) => theories(target, level, slug)
  const wordsOf = (lesson: Lesson, pair: Pair): readonly LessonWord[] =>
    lessonWords(lesson, pair.native, pair.target, () =>
      hasSentences(lesson)
        ? wordsTaught(lesson, pair, lexicon)
        : pictureItems(lesson, pair, lexicon).flatMap((item) => wordShown(item, pair, lexicon)),
    )
  return {
    lessons,
    lesson: (id) => byId.get(id),
    hasPair: (pair): pair is Pair =>
      isCourseLanguage(pair.target) && promptLanguage(pair.native) !== pair.target && lessons.length > 0,
    titleOf: ({ title, goal }, native) => {
      const language = theoryLanguage(native)
      return { title: title[language], goal: goal[language] }
    },
    wordBank: (lesson, pair) =>
      wordBanks(lesson, pair.native, pair.target, () => wordBankItems(lesson, pair, lexicon, isWord)),
    typing: (lesson, { from, to }) =>
      typingLessons(lesson, from, to, () => typingItems(lesson, from, to, isWord)),
    pictures: (lesson, pair) =>
      pictureLessons(lesson, pair.native, pair.target, () => pictureItems(lesson, pair, lexicon)),
    theory: (lesson, pair) =>
      theoriesShown(lesson, pair.native, pair.target, () =>
        theoryOf(lesson, theoryFor(lesson, pair), pair, () => wordsOf(lesson, pair)),
      ),
    explanations: (lesson, pair) =>
      reasons(lesson, pair.native, pair.target, () => {
        const theory = theoryFor(lesson, pair)
        const words = wordsOf(lesson, pair)
        return new Map(lesson.items.map(({ id }) => [id, explanationOf(id, theory, pair.native, words)]))
      }),
    words: wordsOf,
    isWord,
    itemOf: (itemId) => {
      const [, number = '', id = ''] = /^(\d{1,6})-(.+)$/.exec(itemId) ?? []
      const lesson = byId.get(Number(number))
      return lesson && (lesson.items as { id: string }[]).some((item) => item.id === id)
        ? { lesson, id }
        : undefined
    },
  }
}

/** The words of all answers, in lower case. */
const collectWordKeys = (lessons: readonly Lesson[], language: CourseLanguageCode): ReadonlySet<string> =>
  new Set(
    lessons
      .filter(hasSentences)
      .flatMap(({ items }) => items.flatMap(({ says }) => plainAnswers(says, language)))
      .flatMap((sentence) => sentenceWords(sentence).map(({ text }) => textKey(text))),
  )

/** Reads lessons and theories. @throws Error with the name of a file that is invalid */
export function readLessonBook(contentDirectory: string, lexicon: Lexicon): LessonBook {
  return createLessonBook(
    readStarterLessons(contentDirectory),
    readStarterTheories(contentDirectory),
    lexicon,
  )
}

/** The pictures that lessons show. */
export const openLessonPictures = ({ lessons }: Pick<LessonBook, 'lessons'>): EmojiPictures =>
  openEmojiPictures(
    lessons.flatMap((lesson) => (hasSentences(lesson) ? [] : lesson.items.map(({ emoji }) => emoji))),
  )
