import { randomUUID } from 'node:crypto'
import {
  findShownTopics,
  type GrammarTopic,
  listGrammarTopics,
  readGrammarProgress,
  recordGrammarAnswer,
} from '@verbena/contract/grammar'
import { describe, expect, test } from 'vitest'
import { createRateLimits } from '../../http/rate-limits.ts'
import { serverForFile } from '../../testing/server-for-file.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

const server: TestServer = serverForFile(() => createTestServer({ rateLimits: createRateLimits() }))

const topicsOf = async (token: string, language?: 'de') =>
  (await server.call(listGrammarTopics, { query: language ? { language } : {} }, token)).body

async function answer(token: string, topic: GrammarTopic, place: number, isRight = true, more: object = {}) {
  const { id: exerciseId, options, correctAnswer } = topic.exercises[place % topic.exercises.length]!
  const said = isRight ? correctAnswer : options.find((option) => option !== correctAnswer)!
  const body = { id: randomUUID(), topicId: topic.id, exerciseId, answer: said, ...more }
  return server.call(recordGrammarAnswer, { body }, token)
}

describe('topics', () => {
  test('are in the target language, explained in the native one, with the answer as an option', async () => {
    const { access_token: token } = await server.join()
    const topics = await topicsOf(token)
    expect(topics.length).toBeGreaterThanOrEqual(12)
    for (const topic of topics) {
      expect(topic).toMatchObject({ language: 'es', explainedIn: 'en', standing: 'new', dueAt: null })
      for (const { options, correctAnswer, lastCorrect } of topic.exercises)
        expect([options.includes(correctAnswer), lastCorrect]).toEqual([true, null])
    }
    expect((await topicsOf(token, 'de')).every(({ language }) => language === 'de')).toBe(true)
  })

  test('contain the last result of each question', async () => {
    const { access_token: token } = await server.join()
    const [topic] = await topicsOf(token)
    await answer(token, topic!, 0, false)
    await answer(token, topic!, 1)
    const [again] = await topicsOf(token)
    expect(again!.exercises.slice(0, 3).map(({ lastCorrect }) => lastCorrect)).toEqual([false, true, null])
    expect(again).toMatchObject({ answered: 2, recent: { answered: 2, correct: 1 }, standing: 'growing' })
  })
})

describe('an answer', () => {
  test('that is sent twice counts once, with its first result', async () => {
    const { access_token: token } = await server.join()
    const [topic] = await topicsOf(token)
    const id = randomUUID()
    expect((await answer(token, topic!, 0, true, { id })).body).toMatchObject({ isCorrect: true })
    await answer(token, topic!, 0, false, { id })
    const { body } = await server.call(readGrammarProgress, {}, token)
    expect(body).toMatchObject({ exercisesCompleted: 1, accuracy: 100 })
  })

  test.each([
    ['a topic that does not exist', { topicId: 'es-nothing' }],
    ['a question of another topic', { exerciseId: 'nothing' }],
  ])('to %s is refused', async (_, more) => {
    const { access_token: token } = await server.join()
    const [topic] = await topicsOf(token)
    expect((await answer(token, topic!, 0, true, more)).status).toBe(404)
  })

  test('is wrong when it is not one of the options', async () => {
    const { access_token: token } = await server.join()
    const [topic] = await topicsOf(token)
    const { body } = await answer(token, topic!, 0, true, { answer: '<b>x</b>' })
    expect(body).toMatchObject({ isCorrect: false })
  })

  test('that waited for a connection counts for the day on which it was given', async () => {
    const { access_token: token } = await server.join()
    const [topic] = await topicsOf(token)
    await answer(token, topic!, 0, true, { secondsAgo: 2 * 86_400 })
    const [again] = await topicsOf(token)
    const due = new Date(again!.dueAt!).getTime() - server.time.now.getTime()
    expect(due).toBe(2 * 86_400_000)
  })

  test('is refused after 1200 answers by the same account', async () => {
    const { access_token: token, username } = await server.join()
    const [topic] = await topicsOf(token)
    const [found] = await server.sql('select id from learner where username = $1', username)
    for (let count = 0; count < 1200; count++)
      await server.services.rateLimits.take('grammarByAccount', String(found!.id))
    expect(await answer(token, topic!, 0)).toMatchObject({ status: 429 })
  })

  test('does not count for another learner', async () => {
    const { access_token: token } = await server.join()
    const { access_token: other } = await server.join()
    const [topic] = await topicsOf(token)
    await answer(token, topic!, 0)
    expect((await server.call(readGrammarProgress, {}, other)).body.exercisesCompleted).toBe(0)
  })
})

describe('progress', () => {
  test('lists weak, strong and due topics', async () => {
    const { access_token: token } = await server.join()
    const yesterday = { secondsAgo: 1.5 * 86_400 }
    const [weak, strong] = await topicsOf(token)
    for (let place = 0; place < 10; place++) {
      await answer(token, weak!, place, place < 5, yesterday)
      await answer(token, strong!, place, true, yesterday)
    }
    const { body } = await server.call(readGrammarProgress, {}, token)
    expect(body).toMatchObject({ exercisesCompleted: 20, accuracy: 75, topicsLearned: 1 })
    expect(body.due.map(({ id }) => id)).toEqual([weak!.id])
    expect(body.weakAreas.map(({ id }) => id)).toEqual([weak!.id])
    expect(body.strongAreas.map(({ id }) => id)).toEqual([strong!.id])
  })

  test('counts only answers in the target language', async () => {
    const { access_token: token, username } = await server.join()
    const [topic] = await topicsOf(token)
    await answer(token, topic!, 0)
    await server.sql("update learner set target_language = 'de' where username = $1", username)
    expect((await server.call(readGrammarProgress, {}, token)).body.exercisesCompleted).toBe(0)
  })
})

test('a line shows at most three topics, the same for every native language', async () => {
  const topics = server.services.grammar.topics('es').filter(({ cues }) => cues.length > 0)
  const [topic] = topics
  const line = topic!.cues[0]!.shows[0]!
  const ask = (nativeLanguage: 'en' | 'es') =>
    server.call(findShownTopics, { query: { line, language: 'es', nativeLanguage } })
  const { body } = await ask('en')
  expect(body.length).toBeGreaterThan(0)
  expect(body.length).toBeLessThanOrEqual(3)
  expect((await ask('es')).body[0]!.id).toBe(body[0]!.id)
  expect((await server.call(findShownTopics, { query: { line: '…', language: 'es' } })).body).toEqual([])
})
