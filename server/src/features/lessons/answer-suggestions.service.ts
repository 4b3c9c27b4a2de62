import { hasSentences, type LanguagePair, type LessonBook } from '@verbena/content/lessons/lesson-book'
import type { LessonDirection } from '@verbena/contract/lessons/lessons'
import { isExactAnswer, judgeAnswer } from '@verbena/language/judge/judge-answer'
import type { CourseLanguageCode } from '@verbena/language/languages'
import { notFound } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { requireEditor } from '../accounts/require-editor.service.ts'
import { answerKeyOf } from './answer-key.ts'
import { listSuggestions, saveSuggestion } from './answer-suggestions.queries.ts'
import { isDictionaryWord } from './dictionary-words.service.ts'
import { languagePairOf } from './lesson-replies.ts'
import { requireOpenLesson } from './lessons.service.ts'

type Needs = Pick<Services, 'db' | 'clock' | 'lessons' | 'lexicon' | 'dictionary' | 'rateLimits'>

/** An editor does not read more in one sitting. */
const suggestionsShown = 200
/** More rows are read than are shown, because answers that were accepted since stay in the table as long as their learners. */
const suggestionsRead = 5000

/**
 * Stores an answer that a learner wants to be accepted, for editors. An answer that is accepted already is not stored.
 * @throws AppError NOT_FOUND, LESSON_LOCKED, TOO_MANY_REQUESTS
 */
export async function suggestAnswerTo(
  services: Needs,
  learnerId: string,
  { itemId, answer, direction }: { itemId: string; answer: string; direction: LessonDirection },
) {
  const { db, clock, lessons, rateLimits } = services
  await rateLimits.take('answerSuggestionsByAccount', learnerId)
  const found = lessons.itemOf(itemId)
  if (!found) throw notFound('item')
  const { pair, lesson } = await requireOpenLesson(services, learnerId, found.lesson.id)
  const languages = languagePairOf(pair, lesson.type === 'typing-translation' ? direction : 'forth')
  const question = questionOf(lessons, itemId, languages)
  if (!question) throw notFound('item')
  const isWord = (word: string) => isDictionaryWord(services, languages.to, word)
  const answerKey = answerKeyOf(answer)
  const judged = judgeAnswer(answer, question.patterns, { language: languages.to, isWord })
  if (answerKey === '' || judged.isRight) return
  await saveSuggestion(db, {
    learnerId,
    itemId,
    fromLanguage: languages.from,
    toLanguage: languages.to,
    answerKey,
    answer,
    suggestedAt: clock.now(),
  })
}

/** The suggested answers that are not accepted yet, for editors. @throws AppError FORBIDDEN */
export async function readSuggestions(services: Needs, learnerId: string) {
  await requireEditor(services, learnerId)
  const rows = await listSuggestions(services.db, suggestionsRead)
  const open = rows.flatMap(({ itemId, fromLanguage, toLanguage, answer, learners }) => {
    const languages = { from: fromLanguage as CourseLanguageCode, to: toLanguage as CourseLanguageCode }
    const question = questionOf(services.lessons, itemId, languages)
    // The item may have been removed since, or may accept the answer.
    if (!question || !answer || isExactAnswer(answer, question.patterns, languages.to)) return []
    const [expected = ''] = question.patterns
    return [{ item_id: itemId, ...languages, prompt: question.prompt, expected, answer, learners }]
  })
  return open.slice(0, suggestionsShown)
}

/** The prompt of an item and its right answers, for two languages; undefined if the item does not exist. */
function questionOf(book: LessonBook, itemId: string, languages: LanguagePair) {
  const { lesson, id } = book.itemOf(itemId) ?? {}
  if (!lesson) return undefined
  if (hasSentences(lesson)) {
    const item = book.typing(lesson, languages).find((one) => one.id === id)
    return item && { prompt: item.from, patterns: item.patterns }
  }
  const item = book
    .pictures(lesson, { native: languages.from, target: languages.to })
    .find((one) => one.id === id)
  return item && { prompt: item.meaning, patterns: item.patterns }
}
