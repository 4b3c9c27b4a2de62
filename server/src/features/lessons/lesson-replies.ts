import {
  hasSentences,
  type LanguagePair,
  type LessonBook,
  type Pictures,
  type Sentences,
  type WantedPair,
} from '@verbena/content/lessons/lesson-book'
import { type Pair, promptLanguage } from '@verbena/content/lessons/lesson-items'
import type { Lesson } from '@verbena/content/lessons/starter-lessons'
import type { PictureItem, TypingItem, WordBankItem } from '@verbena/contract/lessons/lesson-items'
import type { LessonDirection, LessonEntry } from '@verbena/contract/lessons/lessons'
import type { PathEntry } from './lesson-path.ts'

/** An item's id in the whole course. */
export const itemIdOf = (lesson: Lesson, id: string) => `${lesson.id}-${id}`

/** The address has the name of the picture, so that another picture has another address. */
export const pictureAddress = (lesson: Lesson, { id, emoji }: { id: string; emoji: string }) =>
  `/api/exercise-contents/${itemIdOf(lesson, id)}/image?v=${emoji}`

export function toEntry(
  book: LessonBook,
  { lesson, order, status, position }: PathEntry,
  { native }: WantedPair,
): LessonEntry {
  return {
    id: lesson.id,
    level: lesson.level,
    ...book.titleOf(lesson, native),
    type: lesson.type,
    exercise_type: lesson.type,
    order,
    status,
    itemCount: lesson.items.length,
    position,
  }
}

/** The language of the prompts and the language of the answers. */
export function languagePairOf({ native, target }: Pair, direction: LessonDirection): LanguagePair {
  const from = promptLanguage(native)
  return direction === 'forth' ? { from, to: target } : { from: target, to: from }
}

/** The items of a lesson by its type. With `isTyped` the sentences of a word bank are typed. */
export function toItems(
  book: LessonBook,
  lesson: Lesson,
  pair: Pair,
  { isTyped, direction }: { isTyped: boolean; direction: LessonDirection },
): (WordBankItem | TypingItem | PictureItem)[] {
  if (!hasSentences(lesson)) return toPictureItems(book, lesson, pair)
  return isTyped || lesson.type === 'typing-translation'
    ? toTypingItems(book, lesson, pair, direction)
    : toWordBankItems(book, lesson, pair)
}

function toWordBankItems(book: LessonBook, lesson: Sentences, pair: Pair): WordBankItem[] {
  const explanations = book.explanations(lesson, pair)
  return book.wordBank(lesson, pair).map(({ id, prompt, words, accepted, patterns, lookalikes }) => ({
    id: itemIdOf(lesson, id),
    words,
    correct_answer: accepted[0] ?? '',
    accepted,
    patterns,
    lookalikes,
    prompt,
    audio_text: accepted[0] ?? '',
    from_lang: promptLanguage(pair.native),
    audio_lang: pair.target,
    explanation: explanations.get(id) ?? '',
    exercise_type: 'word-bank',
  }))
}

function toTypingItems(
  book: LessonBook,
  lesson: Sentences,
  pair: Pair,
  direction: LessonDirection,
): TypingItem[] {
  const languages = languagePairOf(pair, direction)
  const explanations = book.explanations(lesson, pair)
  return book
    .typing(lesson, languages)
    .map(({ id, from, accepted, patterns, lookalikes, options, rightOptions }) => ({
      id: itemIdOf(lesson, id),
      from_text: from,
      expected: accepted[0] ?? '',
      accepted,
      patterns,
      lookalikes,
      from_lang: languages.from,
      to_lang: languages.to,
      options,
      right: rightOptions,
      note: explanations.get(id) ?? '',
      exercise_type: 'typing-translation',
    }))
}

export function toPictureItems(book: LessonBook, lesson: Pictures, pair: Pair): PictureItem[] {
  return book.pictures(lesson, pair).map((item) => ({
    id: itemIdOf(lesson, item.id),
    word: item.words[0] ?? '',
    accepted: item.words,
    patterns: item.patterns,
    meaning: item.meaning,
    imageUrl: pictureAddress(lesson, item),
    audio_lang: pair.target,
    exercise_type: 'emoji-vocab',
  }))
}
