import { saveOnboarding } from '@verbena/contract/accounts/accounts'
import { listGrammarTopics, recordGrammarAnswer } from '@verbena/contract/grammar'
import { recordLessonAttempt } from '@verbena/contract/lessons/lesson-progress'
import { recordTestResult } from '@verbena/contract/media-tests'
import { reportProgress } from '@verbena/contract/player'
import { readListeningProgress, readProgress } from '@verbena/contract/progress'
import { readReviewSummary, recordReview, undoReview } from '@verbena/contract/reviews/reviews'
import { deleteList, listPersonalLists, mergeLists } from '@verbena/contract/vocabulary/lists'
import { exportWordsToAnki } from '@verbena/contract/vocabulary/word-exchange'
import { setWordStatus } from '@verbena/contract/vocabulary/word-status'
import { deleteWord, listWords, recordAttempt, saveWord } from '@verbena/contract/vocabulary/words'
import { dayOfQuarter } from '@verbena/language/progress/quarter-hours'
import { seededRandom } from '@verbena/language/random/seeded-random'
import { beforeEach, expect, test } from 'vitest'
import { wordFileClient } from '../../testing/clients/word-file-client.ts'
import { recountActivity, summedActivity } from '../../testing/recount-activity.ts'
import { serverForFile } from '../../testing/server-for-file.ts'
import { createTestServer } from '../../testing/test-server.ts'
import { addManyTalliesToDays, addTalliesToDays, changeTimeZone } from './activity-days.service.ts'

const server = serverForFile(() => createTestServer())
const film = 'la-tortilla-secreta'
const words = ['pan', 'sal', 'leche', 'agua', 'queso', 'tren', 'casa', 'perro']
const zones = ['Europe/Madrid', 'UTC', 'Asia/Kolkata', 'America/New_York', 'Pacific/Kiritimati']

let token: string
let username: string
let learnerId: string
beforeEach(async () => {
  const session = await server.join()
  token = session.access_token
  username = session.username
  const [row] = await server.sql('select id from learner where username = $1', username)
  learnerId = row?.id
})

/** Operations of one learner, chosen by `random`. Some are refused, as an undone review that is not the last one. */
function operationsOf(random: () => number) {
  const oneOf = <One>(list: readonly One[]) => list[Math.floor(random() * list.length)] as One
  const given: string[] = []
  const files = wordFileClient(server)
  const listsOf = async () => (await server.call(listPersonalLists, {}, token)).body
  const someWord = async () => {
    const list = oneOf(await listsOf())
    return list && oneOf((await server.call(listWords, { params: { themeId: list.id } }, token)).body)
  }
  const waited = () => (random() < 0.5 ? {} : { secondsAgo: Math.floor(random() * 86_400 * 3) })
  const sameIds = [crypto.randomUUID(), crypto.randomUUID()]
  return [
    () => {
      const body = {
        word: oneOf(words),
        translation: 'x',
        definition: '',
        example: '',
        listName: oneOf(['One', 'Two']),
      }
      return server.call(saveWord, { body }, token)
    },
    () => {
      const id = random() < 0.2 ? oneOf(sameIds) : crypto.randomUUID()
      given.push(id)
      const answer = { lemma: oneOf(words), language: 'es', direction: 'meaning', exercise: 'type' } as const
      const body = { id, ...answer, grade: oneOf(['again', 'good', 'easy'] as const), ...waited() }
      return server.call(recordReview, { body }, token)
    },
    () => server.call(undoReview, { params: { id: oneOf(given) ?? crypto.randomUUID() } }, token),
    async () => {
      const word = await someWord()
      if (!word) return
      const attempt_id = random() < 0.2 ? oneOf(sameIds) : crypto.randomUUID()
      given.push(attempt_id)
      const body = { vocab_item_id: word.id, is_correct: random() < 0.7, attempt_id, ...waited() }
      await server.call(recordAttempt, { body }, token)
    },
    () => {
      const status = oneOf(['new', 'learning', 'known', 'ignored'] as const)
      return server.call(
        setWordStatus,
        { body: { lemma: oneOf(words), language: oneOf(['es', 'de'] as const), status } },
        token,
      )
    },
    async () => {
      const word = await someWord()
      if (word && random() < 0.5) await server.call(deleteWord, { params: { wordId: word.id } }, token)
    },
    async () => {
      const [one, two] = await listsOf()
      if (one && two) await server.call(mergeLists, { params: { id: one.id }, body: { into: two.id } }, token)
      else if (one && random() < 0.3) await server.call(deleteList, { params: { id: one.id } }, token)
    },
    () =>
      server.call(
        recordLessonAttempt,
        { body: { id: crypto.randomUUID(), item_id: '1-what-is-your-name', is_correct: true } },
        token,
      ),
    async () => {
      const [topic] = (await server.call(listGrammarTopics, { query: {} }, token)).body
      const exercise = topic?.exercises[0]
      const said = {
        topicId: topic?.id ?? '',
        exerciseId: exercise?.id ?? '',
        answer: exercise?.correctAnswer ?? '',
      }
      await server.call(
        recordGrammarAnswer,
        { body: { id: crypto.randomUUID(), ...said, ...waited() } },
        token,
      )
    },
    () => {
      const result = {
        mediaId: film,
        kind: 'quiz',
        score: 4,
        total: 6,
        attemptId: crypto.randomUUID(),
      } as const
      return server.call(recordTestResult, { body: result }, token)
    },
    () => {
      const body = { videoId: film, progress: Math.floor(random() * 60), time_delta: 5, isPaused: false }
      return server.call(reportProgress, { body }, token)
    },
    // Seldom, because each file is read and written by a worker.
    async () => {
      if (random() > 0.2) return
      const file = await files.exportFile(exportWordsToAnki, token)
      await files.importFile(file, token, { schedule: oneOf(['keep', 'anew'] as const) })
    },
    () => server.call(readProgress, { query: { timeZone: oneOf(zones) } }, token),
    () => server.call(readReviewSummary, { query: {} }, token),
    () => addTalliesToDays(server.services, learnerId),
    async () => {
      server.time.now = new Date(server.time.now.getTime() + Math.floor(random() * 86_400_000))
      token = (await server.signIn(username)).access_token
    },
  ]
}

/** Expects the tallies, the sums by day and the replies to equal a count of the rows. */
async function expectRightSums(timeZone: string) {
  const counted = await recountActivity(server.sql, learnerId)
  expect(await summedActivity(server.sql, learnerId)).toEqual(counted)
  const days = new Map<string, { seconds: number; answers: number }>()
  for (const { quarter, seconds, answers } of counted) {
    const day = dayOfQuarter(quarter, timeZone)
    const before = days.get(day) ?? { seconds: 0, answers: 0 }
    days.set(day, { seconds: before.seconds + seconds, answers: before.answers + answers })
  }
  const { calendar, wordsKnown } = (await server.call(readProgress, { query: { timeZone } }, token)).body
  const active = [...days].filter(([, { seconds, answers }]) => seconds > 0 || answers > 0)
  expect(calendar.days).toEqual(
    active
      .map(([day, { seconds, answers }]) => ({ day, seconds: Math.round(seconds), answers }))
      .sort((one, other) => (one.day < other.day ? -1 : 1)),
  )
  const known = counted.reduce((sum, one) => sum + (one.language === 'es' ? one.knownWords : 0), 0)
  expect(wordsKnown.at(-1)?.known).toBe(known)
  const { stats } = (await server.call(readListeningProgress, { query: { timeZone } }, token)).body
  expect(stats.wordsLearned).toBe(known)
  expect(stats.totalTime).toBe(Math.round(active.reduce((sum, [, { seconds }]) => sum + seconds, 0)))
  return counted
}

test.each(['one', 'two'])('the sums equal a count of the rows after random operations: %s', async (seed) => {
  const random = seededRandom(seed)
  await server.call(saveOnboarding, { body: { targetLanguage: 'es' } }, token)
  const operations = operationsOf(random)
  for (let round = 0; round < 3; round++) {
    for (let step = 0; step < 30; step++) await operations[Math.floor(random() * operations.length)]?.()
    const counted = await expectRightSums(zones[round % zones.length] ?? 'UTC')
    expect(counted.length).toBeGreaterThan(3)
  }
})

test('the sums are right after answers, undone answers and changes of the time zone at once', async () => {
  const save = (word: string) =>
    server.call(
      saveWord,
      { body: { word, translation: 'x', definition: '', example: '', listName: 'Mine' } },
      token,
    )
  for (const word of words) await save(word)
  const answer = async (lemma: string) => {
    for (let time = 0; time < 5; time++) {
      const id = crypto.randomUUID()
      const body = {
        id,
        lemma,
        language: 'es',
        direction: 'meaning',
        grade: 'good',
        exercise: 'type',
      } as const
      await server.call(recordReview, { body }, token)
      if (time % 2 === 0) await server.call(undoReview, { params: { id } }, token)
    }
  }
  await Promise.all([
    ...words.map(answer),
    ...zones.map((timeZone) => changeTimeZone(server.services, learnerId, timeZone)),
    ...zones.map(() => addTalliesToDays(server.services, learnerId)),
  ])
  await expectRightSums('Europe/Madrid')
})

test('a maintenance job adds the tallies of a learner with many to the days', async () => {
  const insertAnswers = (count: number) =>
    server.sql(
      `insert into grammar_answer (learner_id, id, topic_id, exercise_id, is_correct, answered_at)
       select $1, gen_random_uuid(), 't', 'e', true, $2::timestamptz - n * interval '1 hour' from generate_series(1, $3::int) n`,
      learnerId,
      server.time.now,
      count,
    )
  const tallies = () => server.sql('select 1 from activity_tally where learner_id = $1', learnerId)
  await insertAnswers(300)
  await addManyTalliesToDays(server.services)
  expect(await tallies()).toEqual([])
  await insertAnswers(10)
  await addManyTalliesToDays(server.services)
  expect(await tallies()).toHaveLength(10)
  await expectRightSums('Europe/Madrid')
})

test('the sums are deleted with their learner, also when tallies are added to the days meanwhile', async () => {
  await server.call(
    reportProgress,
    { body: { videoId: film, progress: 5, time_delta: 5, isPaused: false } },
    token,
  )
  await server.call(readProgress, { query: { timeZone: 'Europe/Madrid' } }, token)
  await server.sql('delete from learner where id = $1', learnerId)
  await addTalliesToDays(server.services, learnerId)
  expect(await server.sql('select 1 from activity_tally where learner_id = $1', learnerId)).toEqual([])
  expect(await server.sql('select 1 from activity_day where learner_id = $1', learnerId)).toEqual([])
})
