import { suggestAnswer } from '@verbena/contract/lessons/answer-suggestions'
import type { PictureItem, TypingItem, WordBankItem } from '@verbena/contract/lessons/lesson-items'
import { recordLessonAttempt, recordLessonProgress } from '@verbena/contract/lessons/lesson-progress'
import {
  listKnownWords,
  readLessonContents,
  readLessonMeta,
  readPictureItems,
  readTheory,
} from '@verbena/contract/lessons/lessons'
import { ApiFailure, type FakeRequest } from '../../../api/testing/fake-server.ts'

const sentence = (id: string, prompt: string, answer: string): WordBankItem => ({
  id: `1-${id}`,
  words: [...answer.split(' '), 'gato', 'verde'],
  correct_answer: answer,
  accepted: [answer],
  prompt,
  audio_text: answer,
  from_lang: 'en',
  audio_lang: 'es',
  explanation: `Why ${answer}`,
  exercise_type: 'word-bank',
})
export const sentences = [
  sentence('dog', 'I have a dog.', 'tengo un perro'),
  sentence('garden', 'The garden is big.', 'el jardín es grande'),
  sentence('walk', 'We walk a lot.', 'caminamos mucho'),
]

const form = (id: string, from: string, expected: string): TypingItem => ({
  id: `2-${id}`,
  from_text: from,
  expected,
  accepted: [expected],
  from_lang: 'en',
  to_lang: 'es',
  options: ['I live', 'you live', 'she lives', 'it lives'],
  right: id === 'third' ? ['she lives', 'it lives'] : [from],
  note: '',
  exercise_type: 'typing-translation',
})
export const forms = [form('first', 'I live', 'vivo'), form('third', 'she lives', 'vive')]

const picture = (id: string, word: string, meaning: string): PictureItem => ({
  id: `3-${id}`,
  word,
  accepted: [word],
  meaning,
  imageUrl: `/api/exercise-contents/3-${id}/image?v=${id}`,
  audio_lang: 'es',
  exercise_type: 'emoji-vocab',
})
export const pictures = [picture('key', 'la llave', 'key'), picture('bed', 'la cama', 'bed')]

type LessonScenario = {
  type?: 'word-bank' | 'emoji-vocab' | 'typing-translation'
  status?: 'current' | 'completed'
  last?: number
  next?: number | null
  /** Words that exist in the language. */
  known?: string[]
  contents?: ApiFailure
  theory?: ApiFailure
  suggestion?: ApiFailure
  /** The reply to a progress report, or a promise that delays the reply. */
  progress?: (request: FakeRequest) => ApiFailure | undefined | Promise<undefined>
  isLevelDone?: boolean
}

/** The replies of a fake server for one lesson. */
export function lessonRoutes(scenario: LessonScenario = {}) {
  const {
    type = 'word-bank',
    status = 'current',
    last = 0,
    next = 9,
    known = [],
    isLevelDone = false,
  } = scenario
  const items = { 'word-bank': sentences, 'emoji-vocab': pictures, 'typing-translation': forms }[type]
  const saved = {
    success: true as const,
    savedWords: [{ word: 'perro', translation: 'dog' }],
    listName: 'Lessons B1',
    isLevelDone,
  }
  const backwards = (item: TypingItem): TypingItem => ({
    ...item,
    from_text: item.expected,
    expected: item.from_text,
    accepted: [item.from_text],
    from_lang: 'es',
    to_lang: 'en',
    options: ['vivo', 'vive', 'viven', 'vivimos'],
    right: [item.expected],
  })
  return [
    [readLessonMeta, { exercise_type: type, title: 'At home', level: 'B1', status, next }],
    [
      readTheory,
      scenario.theory ?? {
        title: 'At home',
        image_url: '',
        theory: '<p>So it is.</p><p>Say <em>it</em>.</p>',
        isNew: true,
      },
    ],
    [
      readLessonContents,
      ({ query }: FakeRequest) =>
        scenario.contents ?? {
          items: query.direction === 'back' ? forms.map(backwards) : items,
          last,
        },
    ],
    [readPictureItems, scenario.contents ?? { items: pictures }],
    [recordLessonProgress, async (request: FakeRequest) => (await scenario.progress?.(request)) ?? saved],
    [recordLessonAttempt, { success: true as const }],
    [listKnownWords, { known }],
    [suggestAnswer, scenario.suggestion ?? { success: true as const }],
  ] as const
}

export const away = new ApiFailure('DATABASE_AWAY')
