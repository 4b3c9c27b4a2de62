import { hasSentences, type LessonBook, type Way } from '@verbena/content/lessons/lesson-book'
import type { CourseLanguageCode } from '@verbena/language/languages'
import { judgeLessonAnswer } from '@verbena/language/lessons/judge-lesson-answer'
import { sentenceWords } from '@verbena/language/lessons/sentence-words'
import { notFound } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { requireEditor } from '../accounts/require-editor.service.ts'
import { listSuggestions, saveSuggestion } from './answer-suggestions.queries.ts'
import { isKnownWord } from './known-words.service.ts'
import { type Direction, wayOf } from './lesson-replies.ts'
import { requireOpenLesson } from './lessons.service.ts'

type Needs = Pick<Services, 'db' | 'clock' | 'lessons' | 'lexicon' | 'dictionary' | 'rateLimits'>

/** More an editor does not look at in one sitting. */
const suggestionsShown = 200
/** So many are read at most for it: those that count by now stand in the table until their accounts go. */
const suggestionsRead = 5000

/**
 * Keeps an answer that a learner wants to count, for editors to look at; one that counts already is not kept.
 * @throws AppError NOT_FOUND, LESSON_LOCKED, TOO_MANY_REQUESTS
 */
export async function suggestAnswerTo(
  services: Needs,
  learnerId: string,
  { itemId, answer, direction }: { itemId: string; answer: string; direction: Direction },
) {
  const { db, clock, lessons, rateLimits } = services
  await rateLimits.take('answerSuggestionsByAccount', learnerId)
  const found = lessons.itemOf(itemId)
  if (!found) throw notFound('item')
  const { pair, lesson } = await requireOpenLesson(services, learnerId, found.lesson.id)
  const way = wayOf(pair, lesson.type === 'typing-translation' ? direction : 'forth')
  const asked = askedBy(lessons, itemId, way)
  if (!asked) throw notFound('item')
  const isWord = (word: string) => isKnownWord(services, way.to, word)
  const answerKey = sentenceWords(answer)
    .map(({ key }) => key)
    .join(' ')
  if (answerKey === '' || judgeLessonAnswer(answer, asked.accepted, isWord).isRight) return
  await saveSuggestion(db, {
    learnerId,
    itemId,
    fromLanguage: way.from,
    toLanguage: way.to,
    answerKey,
    answer,
    suggestedAt: clock.now(),
  })
}

/** For editors: what is left of what learners wanted to count. @throws AppError FORBIDDEN */
export async function readSuggestions(services: Needs, learnerId: string) {
  await requireEditor(services, learnerId)
  const rows = await listSuggestions(services.db, suggestionsRead)
  const open = rows.flatMap(({ itemId, fromLanguage, toLanguage, answer, learners }) => {
    const way = { from: fromLanguage as CourseLanguageCode, to: toLanguage as CourseLanguageCode }
    const asked = askedBy(services.lessons, itemId, way)
    // An item that was taken out of its lesson needs no answers; one that accepts this by now needs no editor.
    if (!asked || !answer || judgeLessonAnswer(answer, asked.accepted, () => true).isRight) return []
    const [expected = ''] = asked.accepted
    return [{ item_id: itemId, ...way, prompt: asked.prompt, expected, answer, learners }]
  })
  return open.slice(0, suggestionsShown)
}

/** What an item asks on a way, and what is right. */
function askedBy(book: LessonBook, itemId: string, way: Way) {
  const { lesson, id } = book.itemOf(itemId) ?? {}
  if (!lesson) return undefined
  if (hasSentences(lesson)) {
    const item = book.typing(lesson, way).find((one) => one.id === id)
    return item && { prompt: item.from, accepted: item.accepted }
  }
  const item = book.pictures(lesson, { native: way.from, target: way.to }).find((one) => one.id === id)
  return item && { prompt: item.meaning, accepted: item.words }
}
