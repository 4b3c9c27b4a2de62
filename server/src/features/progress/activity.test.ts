import { expect, test } from 'vitest'
import { serverForFile } from '../../testing/server-for-file.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { listAnsweredQuarters, listWatchedQuarters } from './activity.queries.ts'

const server: TestServer = serverForFile(createTestServer)

test('activity before the first day is not read', async () => {
  await server.join('Marta')
  const [{ id } = {}] = await server.sql("select id from learner where username_key = 'marta'")
  const learnerId = String(id)
  for (const day of ['2024-01-01', '2026-01-01']) {
    await server.sql(
      'insert into watch_time (learner_id, starts_at, seconds, counted_until) values ($1, $2, 60, $2)',
      learnerId,
      day,
    )
    await server.sql(
      `insert into grammar_answer (learner_id, id, topic_id, exercise_id, is_correct, answered_at)
       values ($1, gen_random_uuid(), 't', 'e', true, $2)`,
      learnerId,
      day,
    )
  }
  const { db } = server.services
  const since = new Date('2025-06-01')
  const yearsOf = (quarters: { startsAt: Date }[]) =>
    quarters.map(({ startsAt }) => startsAt.getUTCFullYear()).sort()
  expect(yearsOf(await listWatchedQuarters(db, learnerId))).toEqual([2024, 2026])
  expect(yearsOf(await listWatchedQuarters(db, learnerId, since))).toEqual([2026])
  expect(yearsOf(await listAnsweredQuarters(db, learnerId))).toEqual([2024, 2026])
  expect(yearsOf(await listAnsweredQuarters(db, learnerId, since))).toEqual([2026])
})
