import { listVideos } from '@verbena/contract/catalogue'
import { gapMark, generateFillGaps, generateQuiz, questionsMaximum } from '@verbena/contract/media-tests'
import { setWordStatus } from '@verbena/contract/vocabulary/word-status'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await createTestServer()
  token = (await server.join()).access_token
})
afterAll(() => server.close())

const video = 'la-tortilla-secreta'
const song = 'el-gatito-que-no-duerme'
const quiz = (id: string, query = {}, bearer?: string) =>
  server.call(generateQuiz, { params: { id }, query }, bearer)
const gaps = (videoId: string, body = {}, bearer?: string) =>
  server.call(generateFillGaps, { body: { videoId, ...body } }, bearer)

describe('a media test', () => {
  test.each([video, song])('of %s is a list of questions, for learners and guests', async (id) => {
    for (const bearer of [token, undefined]) {
      const { status, body } = await quiz(id, {}, bearer)
      expect(status).toBe(200)
      expect(body).toHaveLength(questionsMaximum)
      for (const { question, options, correctIndex, explanation, questionLanguage } of body) {
        expect(question).toMatch(/\S/)
        expect(explanation).toMatch(/\S/)
        expect(options[correctIndex]).toMatch(/\S/)
        expect(questionLanguage).toBe('en')
      }
    }
  })

  test('begins with five questions about the story, and then asks about words and lines', async () => {
    const { body } = await quiz(video, {}, token)
    expect(body.map(({ kind }) => kind === 'story')).toEqual([
      ...Array(5).fill(true),
      ...Array(5).fill(false),
    ])
    expect(new Set(body.map(({ segment }) => segment)).size).toBeGreaterThanOrEqual(8)
  })

  test('asks about the story in the target language from B1 on, with help in the native language', async () => {
    const [first] = (await quiz(video, { nativeLanguage: 'en', level: 'B1' })).body
    expect(first).toMatchObject({
      question: '¿Por qué quiere Lucas hacer una tortilla?',
      questionLanguage: 'es',
      explanationLanguage: 'en',
      help: { question: 'Why does Lucas want to make a tortilla?' },
    })
  })

  test('is the same for the same seed, and differs for another', async () => {
    const [one, again, other] = await Promise.all(['a', 'a', 'b'].map((seed) => quiz(video, { seed }, token)))
    expect(one?.body).toEqual(again?.body)
    expect(one?.body).not.toEqual(other?.body)
  })

  test('is in the language that a guest requests', async () => {
    const { body } = await quiz('kleine-maus-wo-ist-dein-haus', { nativeLanguage: 'es', level: 'A1' })
    expect(new Set(body.map(({ questionLanguage }) => questionLanguage))).toEqual(new Set(['es']))
    expect(body.map(({ question }) => question).join(' ')).toMatch(/¿/)
  })

  test.each([
    { seed: 'a b' },
    { seed: 'x'.repeat(41) },
    { nativeLanguage: 'xx' },
    { level: 'D1' },
    { more: '1' },
  ])('refuses %j', async (query) => {
    expect((await quiz(video, query)).code).toBe('INVALID_REQUEST')
  })
})

test('media tests of an unknown or locked item are refused', async () => {
  const listing = await server.call(listVideos, { query: {} }, token)
  const locked = listing.body.new.find(({ isLocked }) => isLocked)?.id ?? ''
  for (const [id, code] of [
    ['no-such-video', 'NOT_FOUND'],
    [locked, 'PLAN_REQUIRED'],
  ] as const)
    for (const bearer of [token, undefined])
      expect([(await quiz(id, {}, bearer)).code, (await gaps(id, {}, bearer)).code]).toEqual([code, code])
})

test('an empty transcript has no questions and no gaps', async () => {
  await server.sql(
    `insert into media_item (id, kind, title, title_translations, language, level, category, source, thumbnail)
     values ('silent', 'video', 'Silent', '{}', 'es', 'A1', 'x', '{"type":"youtube","videoId":"x"}', 'x')`,
  )
  expect(await quiz('silent', {}, token)).toMatchObject({ status: 200, body: [] })
  expect((await gaps('silent', {}, token)).body).toMatchObject({ gapIndexes: [], textWithGaps: '', gaps: [] })
})

describe('gaps', () => {
  test('are marked in the text, and each has its word among its options', async () => {
    const { body } = await gaps(video, {}, token)
    expect(body.gapIndexes).toHaveLength(15)
    expect(body.textWithGaps.split(gapMark)).toHaveLength(16)
    expect(body.textWithGapsBySegments.join('\n')).toBe(body.textWithGaps)
    for (const [at, answer] of body.correctAnswers.entries()) expect(body.gapOptions[at]).toContain(answer)
    expect(body.gaps).toHaveLength(15)
    expect(body.language).toBe('es')
  })

  test('prefer words that are being learned, and leave out known and ignored words', async () => {
    const learner = (await server.join()).access_token
    const say = (lemma: string, status: 'learning' | 'known' | 'ignored') =>
      server.call(setWordStatus, { body: { lemma, language: 'es', status } }, learner)
    const before = (await gaps(video, { seed: '1' }, learner)).body.gaps.map(({ lemma }) => lemma ?? '')
    const [known = '', ignored = ''] = before
    await say(known, 'known')
    await say(ignored, 'ignored')
    await say('gato', 'learning')
    const after = (await gaps(video, { seed: '1' }, learner)).body.gaps.map(({ lemma }) => lemma)
    expect(after).toContain('gato')
    expect(after).not.toContain(known)
    expect(after).not.toContain(ignored)
  })
})
