import { generateQuiz, type QuizQuestion, questionsMaximum } from '@verbena/contract/media-tests'
import { addVideo } from '@verbena/contract/own-media/own-media'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createRateLimits } from '../../http/rate-limits.ts'
import { type Model, ModelError } from '../../providers/model/model.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

/** A model that always gives one reply, or fails with a given error. */
let asked = 0
let failure: ModelError | undefined
let answer: object[] = []
const model = {
  ask: async () => {
    asked += 1
    await Promise.resolve()
    if (failure) throw failure
    return { questions: answer }
  },
} as unknown as Model

const question = (line: number) => ({
  kind: 'understanding',
  line,
  question: `What happens in scene ${line}?`,
  options: ['The cat sings', 'A dog barks', 'Rain falls', 'Nobody comes'],
  correctIndex: 0,
  explanation: 'The line tells us so in these words.',
})
const isOfModel = ({ question: text }: QuizQuestion) => text.startsWith('What happens in scene')

let server: TestServer
let token: string
beforeAll(async () => {
  server = await createTestServer({ model, stories: new Map() })
})
beforeEach(async () => {
  token = (await server.join()).access_token
  await server.sql('delete from model_quiz')
  asked = 0
  failure = undefined
  answer = [1, 4, 7, 10, 13, 16].map(question)
})
afterEach(() => {
  // After this time a failure is no longer cached.
  server.time.now = new Date(server.time.now.getTime() + 11 * 60_000)
})
afterAll(() => server.close())

const quiz = async (query = {}, bearer: string | undefined = token) => {
  const { status, body } = await server.call(
    generateQuiz,
    { params: { id: 'la-tortilla-secreta' }, query },
    bearer,
  )
  expect(status).toBe(200)
  expect(body).toHaveLength(questionsMaximum)
  return body
}

describe('the model', () => {
  test('is asked once, and our own questions complete the media test', async () => {
    const first = await quiz()
    expect(first.filter(isOfModel)).toHaveLength(6)
    expect(first.map(({ segment }) => segment)).toEqual(
      first.map(({ segment }) => segment).sort((a, b) => a - b),
    )
    for (const { options, correctIndex } of first.filter(isOfModel))
      expect(options[correctIndex]).toBe('The cat sings')
    expect(await quiz()).toEqual(first)
    expect(await quiz({ seed: 'b' })).not.toEqual(first)
    await quiz({}, (await server.join()).access_token)
    expect(asked).toBe(1)
  })

  test('is asked once for twenty concurrent requests', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, seed) => quiz({ seed: String(seed) })))
    expect(asked).toBe(1)
  })

  test('is not asked for guests, who get the questions that it wrote for learners', async () => {
    expect((await quiz({ nativeLanguage: 'en' }, '')).some(isOfModel)).toBe(false)
    expect(asked).toBe(0)
    await quiz()
    expect((await quiz({ nativeLanguage: 'en' }, '')).filter(isOfModel)).toHaveLength(6)
    expect((await quiz({ nativeLanguage: 'es' }, '')).some(isOfModel)).toBe(false)
    expect(asked).toBe(1)
  })

  test('is not asked again after too few good questions, and they are not used', async () => {
    answer = [question(1), question(4), { ...question(7), correctIndex: 9 }, question(10), question(13)]
    for (let time = 0; time < 2; time++) expect((await quiz()).some(isOfModel)).toBe(false)
    expect(asked).toBe(1)
  })

  test.each(['invalid', 'refused'] as const)('is not asked again after the failure %s', async (kind) => {
    failure = new ModelError(kind, 'in a test')
    for (let time = 0; time < 2; time++) {
      expect((await quiz()).some(isOfModel)).toBe(false)
      server.time.now = new Date(server.time.now.getTime() + 11 * 60_000)
    }
    expect(asked).toBe(1)
  })

  test.each(['unavailable', 'timeout', 'busy'] as const)(
    'is not asked for a while after the failure %s, and our own questions are used',
    async (kind) => {
      failure = new ModelError(kind, 'in a test')
      for (let time = 0; time < 3; time++) expect((await quiz()).some(isOfModel)).toBe(false)
      expect(asked).toBe(1)
      failure = undefined
      server.time.now = new Date(server.time.now.getTime() + 11 * 60_000)
      expect((await quiz()).filter(isOfModel)).toHaveLength(6)
      expect(asked).toBe(2)
    },
  )

  test('writes questions about own media, which are deleted with the media item', async () => {
    await server.sql("update learner set pro_until = '2099-01-01'")
    const text = Array.from({ length: 20 }, (_, at) => `El gato número ${at} come pan en la casa grande.`)
    const timed = text.map(
      (line, at) => `${at + 1}\n00:00:${10 + at},000 --> 00:00:${11 + at},000\n${line}\n`,
    )
    const body = { url: 'jNQXAC9IVRw', language: 'es' as const, transcription: timed.join('\n') }
    const { id } = (await server.call(addVideo, { body }, token)).body
    await server.call(generateQuiz, { params: { id }, query: {} }, token)
    expect(asked).toBe(1)
    const kept = () => server.sql('select own_media_id from model_quiz')
    expect(await kept()).toEqual([{ own_media_id: id }])
    await server.sql('delete from media_item where id = $1', id)
    expect(await kept()).toEqual([])
  })

  test('is asked forty times for one learner, who then gets our own questions', async () => {
    const { rateLimits } = server.services
    server.services.rateLimits = createRateLimits()
    for (let call = 0; call < 40; call++) {
      await server.sql('delete from model_quiz')
      await quiz()
    }
    await server.sql('delete from model_quiz')
    expect((await quiz()).filter(isOfModel)).toEqual([])
    expect(asked).toBe(40)
    expect((await quiz({}, (await server.join()).access_token)).some(isOfModel)).toBe(true)
    server.services.rateLimits = rateLimits
  })
})
