import type { WordBankItem } from '@verbena/contract/lessons/lesson-items'
import { readLevel } from '@verbena/contract/lessons/lesson-progress'
import {
  checkAvailability,
  listLessons,
  readItemPicture,
  readLessonContents,
  readLessonMeta,
  readPictureItems,
  readTheory,
} from '@verbena/contract/lessons/lessons'
import { isExactAnswer } from '@verbena/language/judge/judge-answer'
import { describe, expect, test } from 'vitest'
import { lessonLearners } from '../../testing/clients/lesson-learners.ts'
import { serverForFile } from '../../testing/server-for-file.ts'
import { createTestServer } from '../../testing/test-server.ts'

const server = serverForFile(() => createTestServer())
const learners = () => lessonLearners(server)
const pictures = 3

describe('the learning path', () => {
  test('of a new learner begins with the first lesson', async () => {
    const token = await learners().join()
    const [first, second, ...others] = await learners().path(token)
    expect(first).toMatchObject({
      id: 1,
      level: 'A1',
      title: 'Hello!',
      type: 'word-bank',
      exercise_type: 'word-bank',
      order: 1,
      status: 'current',
      position: 0,
    })
    expect([second, ...others].every((one) => one?.status === 'locked')).toBe(true)
    expect(others.length).toBeGreaterThanOrEqual(10)
  })

  test('has the lessons of all levels if none is named, with titles in the native language', async () => {
    const token = await learners().join({ native: 'fr', target: 'el', level: 'B1' })
    const { items } = (await server.call(listLessons, { query: {} }, token)).body
    expect([...new Set(items.map(({ level }) => level))]).toEqual(['A1', 'A2', 'B1', 'B2', 'C1', 'C2'])
    expect(items[0]).toMatchObject({ title: 'Salut\u00a0!', status: 'current' })
    expect(items.at(-1)?.status).toBe('locked')
  })

  test('is empty when prompts and answers would be in the same language', async () => {
    const token = await learners().join({ native: 'zh', target: 'en' })
    expect(await learners().path(token)).toEqual([])
    expect((await server.call(readTheory, { params: { id: 1 } }, token)).code).toBe('NOT_FOUND')
    const same = { native_language: 'de', target_language: 'de' } as const
    expect((await server.call(listLessons, { query: same }, token)).body.items).toEqual([])
  })

  test('can be requested for other languages', async () => {
    const token = await learners().join()
    const query = { native_language: 'es', target_language: 'de', level: 'A2' } as const
    const { items } = (await server.call(listLessons, { query }, token)).body
    expect(items[0]).toMatchObject({ id: 101, status: 'locked' })
  })
})

describe('a lesson', () => {
  test('of sentences has word bank items whose expected answer is judged as right', async () => {
    const token = await learners().join()
    const { items, last } = (await server.call(readLessonContents, { params: { id: 1 }, query: {} }, token))
      .body
    expect(last).toBe(0)
    expect(items.length).toBeGreaterThanOrEqual(8)
    for (const item of items as WordBankItem[]) {
      expect(item).toMatchObject({ from_lang: 'en', audio_lang: 'es', exercise_type: 'word-bank' })
      expect(item.accepted[0]).toBe(item.correct_answer)
      expect(isExactAnswer(item.correct_answer, item.patterns ?? [], item.audio_lang)).toBe(true)
      expect(item.id).toMatch(/^1-./)
      expect(item.prompt).not.toBe('')
    }
    const withWords = items.filter((item) => 'explanation' in item && item.explanation !== '')
    expect(withWords.length).toBeGreaterThan(items.length / 2)
  })

  test('can be typed in both directions', async () => {
    const token = await learners().join()
    const ask = async (direction: 'forth' | 'back') => {
      const query = { normalize: 'typing-translation', direction } as const
      return (await server.call(readLessonContents, { params: { id: 1 }, query }, token)).body.items[0]
    }
    const [forth, back] = [await ask('forth'), await ask('back')]
    expect(forth).toMatchObject({ from_lang: 'en', to_lang: 'es', exercise_type: 'typing-translation' })
    expect(back).toMatchObject({ from_lang: 'es', to_lang: 'en' })
    expect(forth && 'options' in forth && forth.options.length).toBeGreaterThanOrEqual(4)
  })

  test('with pictures has pictures that a browser may cache', async () => {
    const token = await learners().join({ level: 'A2', target: 'de' })
    const { items } = (await server.call(readPictureItems, { params: { id: pictures } }, token)).body
    const [item] = items
    expect(item).toMatchObject({ audio_lang: 'de', exercise_type: 'emoji-vocab' })
    expect(items).toEqual(
      (await server.call(readLessonContents, { params: { id: pictures }, query: {} }, token)).body.items,
    )
    const picture = await server.app.inject({ url: item?.imageUrl ?? '' })
    expect(picture.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(picture.body).toMatch(/^<svg xmlns.*<\/svg>$/s)
    const unnamed = await server.app.inject({ url: item?.imageUrl.replace(/\?.*/, '') ?? '' })
    expect([unnamed.statusCode, unnamed.headers['cache-control']]).toEqual([200, 'no-cache'])
    expect((await server.call(readItemPicture, { params: { id: '1-nothing' }, query: {} })).status).toBe(404)
    expect((await server.call(readPictureItems, { params: { id: 1 } }, token)).code).toBe('NOT_FOUND')
  })

  test('has a type and the id of the next lesson', async () => {
    const token = await learners().join({ level: 'A2' })
    const meta = async (id: number) => (await server.call(readLessonMeta, { params: { id } }, token)).body
    expect(await meta(pictures)).toMatchObject({
      exercise_type: 'emoji-vocab',
      level: 'A1',
      status: 'current',
      next: pictures + 1,
    })
    const last = (await learners().path(token)).at(-1)?.id ?? 0
    expect((await meta(last)).next).toBeNull()
  })

  test('has an explanation that uses only a few HTML elements', async () => {
    const token = await learners().join({ level: 'B1' })
    for (const id of [1, 2, pictures]) {
      const { body } = await server.call(readTheory, { params: { id } }, token)
      const tags = body.theory.match(/<[^>]*>/g) ?? []
      expect(tags.length).toBeGreaterThan(4)
      expect(
        tags.filter(
          (tag) => !/^<\/?(h3|p|ul|ol|li|strong|em|br|table|tr|th|td)>$|^<em lang="es">$/.test(tag),
        ),
      ).toEqual([])
      expect(body.image_url).toMatch(id === pictures ? /^\/api\/exercise-contents\/3-.*image\?v=/ : /^$/)
    }
  })

  test.each([
    ['theory', readTheory],
    ['kind', readLessonMeta],
    ['content', readLessonContents],
  ])('that is locked hides its %s, and an unknown lesson is not found', async (_, endpoint) => {
    const token = await learners().join()
    const ask = (id: number | string) => server.call(endpoint, { params: { id }, query: {} } as never, token)
    expect(await ask(2)).toMatchObject({ status: 403, code: 'LESSON_LOCKED' })
    expect((await ask(99)).code).toBe('NOT_FOUND')
    expect((await ask('x')).code).toBe('INVALID_REQUEST')
  })
})

test('the level is that of the account', async () => {
  const token = await learners().join({ level: 'C1' })
  expect((await server.call(readLevel, {}, token)).body).toEqual({ level: 'C1' })
})

test('the server reports that a learner has lessons', async () => {
  const token = await learners().join()
  expect((await server.call(checkAvailability, { body: {} }, token)).body).toEqual({ hasExercises: true })
})
