import {
  levelUp,
  readLevel,
  recordLessonAttempt,
  recordLessonProgress,
} from '@verbena/contract/lessons/lesson-progress'
import { listLessons, readLessonContents } from '@verbena/contract/lessons/lessons'
import { listPersonalLists } from '@verbena/contract/vocabulary/lists'
import { setWordStatus } from '@verbena/contract/vocabulary/word-status'
import { listWords } from '@verbena/contract/vocabulary/words'
import { describe, expect, test } from 'vitest'
import { lessonLearners } from '../../testing/clients/lesson-learners.ts'
import { serverForFile } from '../../testing/server-for-file.ts'
import { createTestServer } from '../../testing/test-server.ts'

const server = serverForFile(() => createTestServer())
const learners = () => lessonLearners(server)
type Step = Parameters<typeof note>[2]
const note = (
  token: string,
  exercise_id: number,
  step: { status: 'started' | 'listened' | 'completed'; position?: number },
) => server.call(recordLessonProgress, { body: { exercise_id, ...step } }, token)
const first = async (token: string) => (await learners().path(token))[0]

describe('the progress in a lesson', () => {
  test('is the position where the learner stopped, until the lesson is completed', async () => {
    const token = await learners().join()
    expect((await note(token, 1, { status: 'started', position: 4 })).body).toEqual({
      success: true,
      savedWords: [],
      listName: '',
      isLevelDone: false,
    })
    expect(await first(token)).toMatchObject({ status: 'current', position: 4 })
    const { last } = (await server.call(readLessonContents, { params: { id: 1 }, query: {} }, token)).body
    expect(last).toBe(4)
    await note(token, 1, { status: 'completed' })
    expect(await first(token)).toMatchObject({ status: 'completed', position: 0 })
    await note(token, 1, { status: 'started', position: 3 })
    expect(await first(token), 'a completed lesson starts again at its first item').toMatchObject({
      position: 0,
    })
  })

  test('must be the position of an item', async () => {
    const token = await learners().join()
    const at = async (position: number) => (await note(token, 1, { status: 'started', position })).code
    expect([await at(50), await at(-1), await at(0.5)]).toEqual(Array(3).fill('INVALID_REQUEST'))
  })

  test('does not count for another learner', async () => {
    const [mine, theirs] = [await learners().join(), await learners().join()]
    await note(mine, 1, { status: 'completed' })
    expect(await first(theirs)).toMatchObject({ status: 'current', position: 0 })
  })

  test('is stored for each target language', async () => {
    const token = await learners().join()
    await note(token, 1, { status: 'completed' })
    const statusIn = async (query: object) =>
      (await server.call(listLessons, { query }, token)).body.items[0]?.status
    expect(await statusIn({ target_language: 'de' })).toBe('current')
    expect(await statusIn({ native_language: 'fr' })).toBe('completed')
  })
})

describe('progress that arrives after the learner changed the target language', () => {
  const german = { native_language: 'en', target_language: 'de' } as const
  const statusIn = async (token: string, query: object) =>
    (await server.call(listLessons, { query }, token)).body.items[0]?.status

  test('counts for the language of the lesson', async () => {
    const token = await learners().join({ target: 'es' })
    const body = { exercise_id: 1, status: 'completed', ...german } as const
    const { savedWords, isLevelDone } = (await server.call(recordLessonProgress, { body }, token)).body
    expect(isLevelDone).toBe(false)
    expect(savedWords.map(({ word }) => word)).toContain('heißen')
    expect([await statusIn(token, german), await statusIn(token, {})]).toEqual(['completed', 'current'])
    const attempt = { id: crypto.randomUUID(), item_id: '3-book', is_correct: true, ...german }
    await server.call(recordLessonAttempt, { body: attempt }, token)
    const rows = await server.sql('select target_language from lesson_attempt where id = $1', attempt.id)
    expect(rows).toEqual([{ target_language: 'de' }])
  })

  test('requires languages that have lessons, and a lesson that is open in them', async () => {
    const token = await learners().join({ target: 'es' })
    const code = async (body: { exercise_id: number; native_language?: 'de'; target_language: 'de' }) =>
      (await server.call(recordLessonProgress, { body: { status: 'completed', ...body } }, token)).code
    expect(await code({ exercise_id: 2, target_language: 'de' })).toBe('LESSON_LOCKED')
    expect(await code({ exercise_id: 1, native_language: 'de', target_language: 'de' })).toBe('NOT_FOUND')
  })
})

describe('a lesson', () => {
  test('that is completed five times at once opens the next one, and saves its words once', async () => {
    const token = await learners().join()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => note(token, 1, { status: 'completed' })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
    expect(answers.filter(({ body }) => body.savedWords.length > 0).length).toBe(1)
    expect((await learners().path(token)).slice(0, 3).map(({ status }) => status)).toEqual([
      'completed',
      'current',
      'locked',
    ])
  })

  test('that is completed at the same time as others saves no word twice', async () => {
    const token = await learners().join({ level: 'A2' })
    const ids = (await learners().path(token)).map(({ id }) => id)
    const answers = await Promise.all(ids.map((id) => note(token, id, { status: 'completed' })))
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200))
    expect((await learners().path(token)).every(({ status }) => status === 'completed')).toBe(true)
    const joined = answers.flatMap(({ body }) => body.savedWords.map(({ word }) => word))
    expect(new Set(joined).size).toBe(joined.length)
  })

  test('can be completed after it was listened to', async () => {
    const token = await learners().join()
    expect((await note(token, 1, { status: 'listened' })).status).toBe(200)
    expect(await first(token)).toMatchObject({ status: 'current' })
    expect((await note(token, 1, { status: 'completed' })).status).toBe(200)
  })

  test.each<Step>([{ status: 'completed' }, { status: 'listened' }, { status: 'started', position: 1 }])(
    'that is locked cannot be $status',
    async (step) => {
      const token = await learners().join()
      expect(await note(token, 2, step)).toMatchObject({ status: 403, code: 'LESSON_LOCKED' })
      expect((await note(token, 99, step)).code).toBe('NOT_FOUND')
    },
  )
})

describe('the words of a lesson', () => {
  test('are saved once, when the lesson is completed', async () => {
    const token = await learners().join({ native: 'es', target: 'fr' })
    const { savedWords, listName } = (await note(token, 1, { status: 'completed' })).body
    expect(listName).toBe('Lecciones A1')
    expect(savedWords.length).toBeGreaterThan(2)
    expect(savedWords.length).toBeLessThanOrEqual(12)
    const [list] = (await server.call(listPersonalLists, {}, token)).body
    expect(list).toMatchObject({ name: 'Lecciones A1', wordCount: savedWords.length })
    const words = (await server.call(listWords, { params: { themeId: list?.id ?? '' } }, token)).body
    expect(
      words.every(({ language, example, translation }) => language === 'fr' && example && translation),
    ).toBe(true)
    const again = (await note(token, 1, { status: 'completed' })).body
    expect(again).toMatchObject({ savedWords: [], listName: '' })
    expect((await server.call(listPersonalLists, {}, token)).body[0]?.wordCount).toBe(savedWords.length)
  })

  test('are not saved if the learner knows or ignores them', async () => {
    const [one, other] = [await learners().join(), await learners().join()]
    const brought = (await note(one, 1, { status: 'completed' })).body.savedWords
    const [known, ignored] = brought
    for (const [word, status] of [
      [known?.word, 'known'],
      [ignored?.word, 'ignored'],
    ] as const)
      await server.call(setWordStatus, { body: { lemma: word ?? '', language: 'es', status } }, other)
    const joined = (await note(other, 1, { status: 'completed' })).body.savedWords
    expect(joined).toEqual(brought.slice(2))
  })

  test('of level C1 do not include easy words', async () => {
    const token = await learners().join({ level: 'C1' })
    const saved: string[] = []
    for (const { id } of await learners().path(token, 'C1'))
      saved.push(...(await note(token, id, { status: 'completed' })).body.savedWords.map(({ word }) => word))
    expect(saved.length).toBeGreaterThan(2)
    expect(saved).not.toContain('casa')
  })

  test('with pictures are those of the pictures', async () => {
    const token = await learners().join({ level: 'A2', target: 'de' })
    const { savedWords, listName } = (await note(token, 3, { status: 'completed' })).body
    expect(listName).toBe('Lessons A1')
    expect(savedWords.map(({ word }) => word)).toEqual(expect.arrayContaining(['Schlüssel', 'Stuhl', 'Bett']))
  })
})

describe('an answer', () => {
  test('that is sent repeatedly counts once, and one to an unknown item is refused', async () => {
    const token = await learners().join()
    const { items } = (await server.call(readLessonContents, { params: { id: 1 }, query: {} }, token)).body
    const body = { id: crypto.randomUUID(), item_id: items[0]?.id ?? '', is_correct: true }
    const send = (input: object = body) =>
      server.call(recordLessonAttempt, { body: input as typeof body }, token)
    await Promise.all([send(), send(), send()])
    await send({ ...body, is_correct: false })
    const rows = await server.sql('select is_correct, direction from lesson_attempt where id = $1', body.id)
    expect(rows).toEqual([{ is_correct: true, direction: 'forth' }])
    expect((await send({ item_id: '1-nothing', is_correct: true })).code).toBe('NOT_FOUND')
    expect((await send({ item_id: 'nothing', is_correct: true })).code).toBe('NOT_FOUND')
    const { id: _, ...unnamed } = body
    expect((await send({ ...unnamed, direction: 'back' })).status).toBe(200)
  })

  test('is stored for each of two learners who send the same id', async () => {
    const body = { id: crypto.randomUUID(), item_id: '3-book', is_correct: true }
    for (const is_correct of [true, false])
      await server.call(recordLessonAttempt, { body: { ...body, is_correct } }, await learners().join())
    const rows = await server.sql('select is_correct from lesson_attempt where id = $1 order by 1', body.id)
    expect(rows).toEqual([{ is_correct: false }, { is_correct: true }])
  })
})

test('an answer and progress that waited for a connection keep the time when they were made', async () => {
  const token = await learners().join()
  const id = crypto.randomUUID()
  const secondsAgo = 2 * 86_400
  await server.call(
    recordLessonAttempt,
    { body: { id, item_id: '3-book', is_correct: true, secondsAgo } },
    token,
  )
  const body = { exercise_id: 1, status: 'completed', secondsAgo } as const
  await server.call(recordLessonProgress, { body }, token)
  const [row] = await server.sql(
    `select a.answered_at, p.completed_at from lesson_attempt a
     join lesson_progress p on p.learner_id = a.learner_id where a.id = $1`,
    id,
  )
  const then = new Date(server.time.now.getTime() - secondsAgo * 1000)
  expect([new Date(row?.answered_at), new Date(row?.completed_at)]).toEqual([then, then])
})

describe('moving up a level', () => {
  const up = (token: string) => server.call(levelUp, {}, token)

  test('requires all lessons of the level, and three requests at once move up one level', async () => {
    const token = await learners().join({ level: 'C1' })
    expect(await up(token)).toMatchObject({ status: 409, code: 'LEVEL_NOT_DONE' })
    const ids = (await learners().path(token, 'C1')).map(({ id }) => id)
    const done: boolean[] = []
    for (const id of ids) done.push((await learners().complete(token, id)).body.isLevelDone)
    expect(done).toEqual([...ids.slice(1).map(() => false), true])
    const answers = await Promise.all([up(token), up(token), up(token)])
    expect(answers.filter(({ status }) => status === 200).map(({ body }) => body)[0]).toEqual({
      ok: true,
      new_level: 'C2',
    })
    expect((await server.call(readLevel, {}, token)).body).toEqual({ level: 'C2' })
    expect(await up(token)).toMatchObject({ status: 409, code: 'TOP_LEVEL' })
    expect((await learners().path(token, 'C2'))[0]?.status).toBe('current')
  })

  test('is refused if the languages have no lessons', async () => {
    const token = await learners().join({ native: 'zh', target: 'en' })
    expect((await up(token)).code).toBe('LEVEL_NOT_DONE')
  })
})
