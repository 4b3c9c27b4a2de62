import {
  decideOnSuggestion,
  listAnswerSuggestions,
  suggestAnswer,
} from '@verbena/contract/lessons/answer-suggestions'
import {
  levelUp,
  readLevel,
  recordLessonAttempt,
  recordLessonProgress,
} from '@verbena/contract/lessons/lesson-progress'
import {
  checkAvailability,
  listKnownWords,
  listLessons,
  readItemPicture,
  readLessonContents,
  readLessonMeta,
  readPictureItems,
  readTheory,
  reorderLessons,
} from '@verbena/contract/lessons/lessons'
import type { Level } from '@verbena/language/levels'
import type { FastifyInstance } from 'fastify'
import { serve, serveKept } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { readLearner } from '../accounts/accounts.service.ts'
import { decideOnAnswer } from './answer-decisions.service.ts'
import { readSuggestions, suggestAnswerTo } from './answer-suggestions.service.ts'
import { filterDictionaryWords } from './dictionary-words.service.ts'
import { readContents, readPicture, readPictures, readTheoryOf } from './lesson-contents.service.ts'
import { moveUp } from './lesson-level.service.ts'
import { orderLessons } from './lesson-order.service.ts'
import { saveAttempt, saveProgress } from './lesson-progress.service.ts'
import { toEntry } from './lesson-replies.ts'
import { hasLessons, nextLessonOf, readPath, requireOpenLesson } from './lessons.service.ts'

const done = { success: true } as const

export function lessonsRoutes(app: FastifyInstance, services: Services) {
  serve(app, checkAvailability, async ({ body, caller }) => ({
    hasExercises: await hasLessons(services, caller.learnerId, body),
  }))

  serve(app, listLessons, async ({ query: { level, ...named }, caller }) => {
    const { entries, pair } = await readPath(services, caller.learnerId, named)
    const shown = entries.filter(({ lesson }) => level === undefined || lesson.level === level)
    return { items: shown.map((entry) => toEntry(services.lessons, entry, pair)) }
  })

  serveKept(app, readTheory, ({ params, caller }) => readTheoryOf(services, caller.learnerId, params.id))

  serve(app, readLessonMeta, async ({ params, caller }) => {
    const found = await requireOpenLesson(services, caller.learnerId, params.id)
    const { id: _, level, title, exercise_type, status } = toEntry(services.lessons, found.entry, found.pair)
    return { exercise_type, title, level, status, next: nextLessonOf(found) }
  })

  serveKept(app, readLessonContents, ({ params, query, caller }) =>
    readContents(services, caller.learnerId, params.id, {
      isTyped: query.normalize === 'typing-translation',
      direction: query.direction ?? 'forth',
    }),
  )

  serveKept(app, readPictureItems, ({ params, caller }) =>
    readPictures(services, caller.learnerId, params.id),
  )

  serve(app, readItemPicture, ({ params, query }) => readPicture(services, params.id, query.v))

  serve(app, reorderLessons, async ({ body: { ids, level, publish = false, ...named }, caller }) => {
    await orderLessons(services, caller.learnerId, named, { ids, level, isPublished: publish })
    return done
  })

  serve(
    app,
    recordLessonProgress,
    async ({ body: { exercise_id: id, status, position, secondsAgo, ...named }, caller }) => ({
      ...done,
      ...(await saveProgress(services, caller.learnerId, { id, ...named }, { status, position, secondsAgo })),
    }),
  )

  serve(app, recordLessonAttempt, async ({ body, caller }) => {
    const { id, item_id: itemId, is_correct: isCorrect, direction = 'forth', secondsAgo, ...named } = body
    const attempt = { id, itemId, isCorrect, direction, secondsAgo, named }
    await saveAttempt(services, caller.learnerId, attempt)
    return done
  })

  serve(app, readLevel, async ({ caller }) => ({
    level: (await readLearner(services, caller.learnerId)).level as Level,
  }))

  serve(app, levelUp, async ({ caller }) => ({
    ok: true as const,
    new_level: await moveUp(services, caller.learnerId),
  }))

  serve(app, suggestAnswer, async ({ body: { item_id: itemId, answer, direction = 'forth' }, caller }) => {
    await suggestAnswerTo(services, caller.learnerId, { itemId, answer, direction })
    return done
  })

  serve(app, listAnswerSuggestions, async ({ caller }) => ({
    suggestions: await readSuggestions(services, caller.learnerId),
  }))

  serve(app, decideOnSuggestion, async ({ body: { item_id: itemId, ...decided }, caller }) => {
    await decideOnAnswer(services, caller.learnerId, { itemId, ...decided })
    return done
  })

  serve(app, listKnownWords, ({ query: { language, words } }) => ({
    known: filterDictionaryWords(services, language, words),
  }))
}
