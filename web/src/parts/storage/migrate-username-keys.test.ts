import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { learnerId, otherLearnerId } from '../../api/testing/fake-learner.ts'
import { closeOutboxDatabase, listOutbox } from '../outbox/outbox.ts'
import { stubIndexedDb } from '../outbox/testing/fake-indexed-db.ts'
import { carryOverUsernameKeys } from './carry-over-username-keys.ts'
import { dictations } from './dictations.ts'
import { grammarTopics } from './grammar-topics.ts'
import { hadLessons } from './lesson-availability.ts'
import { lessonOwner, lessonSessions } from './lesson-sessions.ts'
import { transcriptDrafts } from './transcript-drafts.ts'
import { writingDrafts } from './writing-drafts.ts'

beforeEach(stubIndexedDb)
afterEach(async () => {
  await closeOutboxDatabase()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const marta = { learnerId, username: 'marta' }
const ana = { learnerId: otherLearnerId, username: 'ana' }
const store = (values: Record<string, string>) => {
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
}
const keys = () => Object.keys({ ...localStorage }).toSorted()
const languages = { nativeLanguage: 'en', targetLanguage: 'es' } as const
const hadLessonsFor = (id: string) =>
  hadLessons({ learnerId: id, user: languages } as unknown as Parameters<typeof hadLessons>[0])

/** The format of version 7b3db8d, with two learners in one browser. */
const unsentAnswers =
  '[{"kind":"attempt","id":"0b0e7c52-6f0e-4a56-9d10-000000000001","at":1764000000000,"body":{"vocab_item_id":"0b0e7c52-6f0e-4a56-9d10-000000000009","is_correct":false,"attempt_id":"0b0e7c52-6f0e-4a56-9d10-000000000001"},"username":"marta"},' +
  '{"kind":"undo","id":"0b0e7c52-6f0e-4a56-9d10-000000000002","answerId":"0b0e7c52-6f0e-4a56-9d10-000000000001","username":"marta"},' +
  '{"kind":"review","id":"0b0e7c52-6f0e-4a56-9d10-000000000003","at":1764000100000,"body":{"id":"0b0e7c52-6f0e-4a56-9d10-000000000003","language":"es","lemma":"pan","direction":"meaning","grade":"good","exercise":"type","milliseconds":1200},"username":"ana"},' +
  '{"kind":"lessonProgress","id":"0b0e7c52-6f0e-4a56-9d10-000000000004","body":{"native_language":"en","target_language":"es","exercise_id":3,"status":"completed"},"username":"marta"}]'
const former = {
  unsentAnswers,
  writingDrafts:
    '{"marta 0b0e7c52-6f0e-4a56-9d10-6c1f6c0a0001":{"title":"Sin red","text":"Hola","version":null,"language":"es","sampleId":null,"at":1764000000000},' +
    '"ana 0b0e7c52-6f0e-4a56-9d10-6c1f6c0a0002":{"title":"De Ana","text":"Adiós","version":3,"language":"es","sampleId":null,"at":1764000000001}}',
  transcriptDrafts:
    '{"marta pan":{"version":2,"changes":[{"before":null,"after":{"text":"Sí.","start":1,"end":2}}]}}',
  dictations: '{"marta:en:es video pan":{"at":2,"text":"la masa"},"ana:en:es song luna":{"at":1}}',
  grammarTopics: '{"audience":"marta:en:es","topics":[{"id":"ser"}]}',
  lessonsFor: '["marta","en","es"]',
  lesson_left_3: '{"whose":"marta:en:es","left":{"left":[2,0],"fresh":1,"missed":[0]}}',
  lesson_progress_3: '2',
  lesson_left_7: '{"whose":"ana:en:es","left":null}',
  lesson_intro_7: 'true',
  onboardingUnsentFor: 'marta',
  theme: 'dark',
}
const draft = { title: 'A', text: 'B', version: 4, language: 'es', sampleId: null, at: 1 } as const
const textOfMarta = '0b0e7c52-6f0e-4a56-9d10-6c1f6c0a0001'
const textOfAna = '0b0e7c52-6f0e-4a56-9d10-6c1f6c0a0002'

describe('what the former version stored under a username', () => {
  beforeEach(() => store(former))

  test('is the learner’s by id, and nothing of it is left behind', async () => {
    await carryOverUsernameKeys(marta)
    expect(writingDrafts.get(learnerId, textOfMarta)).toEqual({
      title: 'Sin red',
      text: 'Hola',
      version: null,
      language: 'es',
      sampleId: null,
      at: 1764000000000,
    })
    expect(transcriptDrafts.get(learnerId, 'pan')).toEqual({
      version: 2,
      changes: [{ before: null, after: { text: 'Sí.', start: 1, end: 2 } }],
    })
    expect(dictations.get(learnerId, 'en-es/video/pan')).toEqual({ at: 2, text: 'la masa' })
    expect(grammarTopics.get(learnerId, 'en-es')).toEqual([{ id: 'ser' }])
    expect(hadLessonsFor(learnerId)).toBe(true)
    expect(lessonSessions.get(learnerId, 'en-es/3')).toEqual({ left: [2, 0], fresh: 1, missed: [0] })
    expect(localStorage.getItem('onboardingUnsentFor')).toBe(learnerId)
    expect(Object.values({ ...localStorage }).some((value) => String(value).includes('marta'))).toBe(false)
  })

  test('keeps the keys of the specification, and says whose lesson they hold', async () => {
    await carryOverUsernameKeys(marta)
    expect([localStorage.getItem('lesson_progress_3'), lessonOwner.read(3)]).toEqual([
      '2',
      `${learnerId}/en-es`,
    ])
    expect([localStorage.getItem('lesson_intro_7'), lessonOwner.read(7)]).toEqual(['true', null])
    expect(localStorage.getItem('theme')).toBe('dark')
  })

  test('is in the outbox in its order, each with the time it happened', async () => {
    await carryOverUsernameKeys(marta)
    const moved = (await listOutbox(learnerId)).map(({ entry }) => entry)
    expect(moved).toEqual([
      {
        kind: 'attempt',
        id: '0b0e7c52-6f0e-4a56-9d10-000000000001',
        at: 1764000000000,
        body: {
          vocab_item_id: '0b0e7c52-6f0e-4a56-9d10-000000000009',
          is_correct: false,
          attempt_id: '0b0e7c52-6f0e-4a56-9d10-000000000001',
        },
      },
      {
        kind: 'undo',
        id: '0b0e7c52-6f0e-4a56-9d10-000000000002',
        at: 1764000000000,
        answerId: '0b0e7c52-6f0e-4a56-9d10-000000000001',
      },
      {
        kind: 'lessonProgress',
        id: '0b0e7c52-6f0e-4a56-9d10-000000000004',
        at: 1764000000000,
        body: { native_language: 'en', target_language: 'es', exercise_id: 3, status: 'completed' },
      },
    ])
  })

  test('of another learner waits for that learner, who gets all of it', async () => {
    await carryOverUsernameKeys(marta)
    expect([writingDrafts.entries(otherLearnerId), await listOutbox(otherLearnerId)]).toEqual([[], []])
    await carryOverUsernameKeys(ana)
    expect(writingDrafts.get(otherLearnerId, textOfAna)?.text).toBe('Adiós')
    expect(dictations.get(otherLearnerId, 'en-es/song/luna')).toEqual({ at: 1 })
    expect((await listOutbox(otherLearnerId)).map(({ entry }) => entry.kind)).toEqual(['review'])
    expect(lessonOwner.read(7)).toBe(`${otherLearnerId}/en-es`)
    expect(keys().filter((key) => key in former)).toEqual([
      'lesson_intro_7',
      'lesson_progress_3',
      'onboardingUnsentFor',
      'theme',
    ])
  })

  test('is carried over once, however often that is tried', async () => {
    await carryOverUsernameKeys(marta)
    const [before, sent] = [{ ...localStorage }, await listOutbox(learnerId)]
    await carryOverUsernameKeys(marta)
    expect([{ ...localStorage }, await listOutbox(learnerId)]).toEqual([before, sent])
  })

  test('does not take the place of what this version has stored', async () => {
    const newer = { title: 'Nuevo', text: 'Más', version: 4, language: 'es', sampleId: null, at: 1 } as const
    writingDrafts.set(learnerId, textOfMarta, newer)
    await carryOverUsernameKeys(marta)
    expect(writingDrafts.get(learnerId, textOfMarta)).toEqual(newer)
  })
})

test('a username may look like the beginning of another one, or like a key', async () => {
  store({
    dictations: '{"mar:en:es video pan":{"at":1},"mar:ta:en:es video pan":{"at":2}}',
    writingDrafts: `{"mar ta ${textOfMarta}":${JSON.stringify(draft)}}`,
    lesson_left_1: '{"whose":"mar:ta:en:es","left":null}',
    grammarTopics: '{"audience":"mar:ta:en:es","topics":[1]}',
  })
  await carryOverUsernameKeys({ learnerId, username: 'mar' })
  expect(dictations.entries(learnerId).map(({ value }) => value)).toEqual([{ at: 1 }])
  expect(writingDrafts.entries(learnerId)).toEqual([])
  expect(keys()).toContain('lesson_left_1')
  await carryOverUsernameKeys({ learnerId: otherLearnerId, username: 'mar:ta' })
  expect(dictations.entries(otherLearnerId).map(({ value }) => value)).toEqual([{ at: 2 }])
  expect([grammarTopics.get(otherLearnerId, 'en-es'), lessonOwner.read(1)]).toEqual([
    [1],
    `${otherLearnerId}/en-es`,
  ])
  await carryOverUsernameKeys({ learnerId: otherLearnerId, username: 'mar ta' })
  expect(writingDrafts.get(otherLearnerId, textOfMarta)).toEqual(draft)
})

test.each(['{', '3', 'null', '[null, 3]', '{"marta x":7}', '[{"username":"marta"}]'])(
  'what cannot be read does no harm: %s',
  async (value) => {
    store(Object.fromEntries([...Object.keys(former), 'lesson_left_1'].map((key) => [key, value])))
    await carryOverUsernameKeys(marta)
    expect([writingDrafts.entries(learnerId), await listOutbox(learnerId)]).toEqual([[], []])
  },
)

test('without IndexedDB the answers are in localStorage, under the id', async () => {
  vi.stubGlobal('indexedDB', undefined)
  store({ unsentAnswers })
  await carryOverUsernameKeys(marta)
  expect((await listOutbox(learnerId)).map(({ entry }) => entry.kind)).toEqual([
    'attempt',
    'undo',
    'lessonProgress',
  ])
  expect(JSON.parse(localStorage.getItem('unsentAnswers') ?? '[]')).toMatchObject([{ username: 'ana' }])
})
