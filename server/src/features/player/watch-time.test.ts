import { listSongs, listVideos } from '@verbena/contract/catalogue'
import { getProgress, reportProgress } from '@verbena/contract/player'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let token: string
let learner: string
let videoId: string
let songId: string
beforeAll(async () => {
  server = await createTestServer()
  const asked = { query: { language: 'es' as const } }
  videoId = (await server.call(listVideos, asked)).body.new.find(({ isLocked }) => !isLocked)!.id
  songId = (await server.call(listSongs, asked)).body.new.find(({ isLocked }) => !isLocked)!.id
})
afterAll(() => server.close())
beforeEach(async () => {
  server.time.now = new Date('2026-11-21T09:02:00Z')
  const session = await server.join()
  token = session.access_token
  learner = session.username
})

let place = 0
/** Reports at so many seconds after nine o'clock, from a new position unless one is given. */
async function report(second: number, delta: number, { of = videoId, from = (++place % 400) / 10 } = {}) {
  server.time.now = new Date(Date.parse('2026-11-21T09:00:00Z') + second * 1000)
  const body = { videoId: of, progress: from, time_delta: delta, isPaused: false }
  const { status } = await server.call(reportProgress, { body }, token)
  expect(status).toBe(200)
}

async function quarters(): Promise<Record<string, number>> {
  const rows = await server.sql(
    `select to_char(starts_at at time zone 'UTC', 'HH24:MI') as quarter, seconds from watch_time
     join learner on learner.id = learner_id where username = $1 order by starts_at`,
    learner,
  )
  return Object.fromEntries(rows.map(({ quarter, seconds }) => [quarter, Math.round(seconds * 1000) / 1000]))
}

test('five seconds every five seconds are summed', async () => {
  for (let second = 120; second < 180; second += 5) await report(second, 5)
  expect(await quarters()).toEqual({ '09:00': 60 })
})

test('a report that is sent a thousand times counts once, in sequence and concurrently', async () => {
  await report(120, 5, { from: 50 })
  for (let time = 0; time < 500; time++) await report(120, 5, { from: 50 })
  // A later report from the same position is the same report.
  await Promise.all(Array.from({ length: 500 }, () => report(130, 5, { from: 50 })))
  expect(await quarters()).toEqual({ '09:00': 5 })
  const [item] = await server.sql(
    'select played_seconds from media_progress join learner on learner.id = learner_id where username = $1',
    learner,
  )
  expect(item?.played_seconds).toBe(5)
})

test.each([
  // A title, the reports as [second, delta], and the seconds that count.
  ['the first report is limited', [[120, 3600]], 15],
  [
    'a report is limited by the time since the last one',
    [
      [120, 5],
      [121, 3600],
    ],
    6,
  ],
  [
    'a thousand reports in a second count as a second',
    [[120, 5], ...Array.from({ length: 1000 }, (_, n) => [120 + (n + 1) / 1000, 5])],
    6,
  ],
  [
    'zero seconds count as zero',
    [
      [120, 0],
      [180, 0],
    ],
    0,
  ],
  [
    'time without a connection is counted afterwards',
    [
      [120, 5],
      [420, 300],
    ],
    305,
  ],
  [
    'time without a connection is limited by the time that has passed',
    [
      [120, 5],
      [420, 3600],
    ],
    305,
  ],
  [
    'after a clock is set back, nothing counts twice',
    [
      [120, 5],
      [60, 5],
      [65, 5],
      [120, 5],
    ],
    5,
  ],
  [
    'after a clock is set back, counting continues when it reaches the old time',
    [
      [120, 5],
      [60, 5],
      [125, 5],
    ],
    10,
  ],
] as [string, [number, number][], number][])('%s', async (_, reports, seconds) => {
  for (const [second, delta] of reports) await report(second, delta)
  const counted = Object.values(await quarters()).reduce((sum, one) => sum + one, 0)
  expect(counted).toBeCloseTo(seconds, 2)
})

describe('two tabs', () => {
  test('that play at the same time count the time once', async () => {
    await report(118, 5)
    for (let second = 120; second < 180; second += 5) {
      await report(second, 5)
      await report(second + 2.5, 5, { of: songId })
    }
    expect(Object.values(await quarters())[0]).toBeCloseTo(5 + 2 + 57.5, 2)
  })

  test('that each report an hour at the same moment count it once', async () => {
    await report(120, 5)
    const both = [videoId, songId].flatMap((of) =>
      Array.from({ length: 20 }, () => report(420, 3600, { of })),
    )
    await Promise.all(both)
    expect(await quarters()).toEqual({ '09:00': 305 })
  })
})

test('items that are reported at the same moment share the time that passed', async () => {
  await server.sql("update learner set pro_until = '2027-01-01' where username = $1", learner)
  const items = await server.sql('select id from media_item limit 12')
  expect(items.length).toBeGreaterThan(3)
  await report(120, 0)
  for (const second of [180, 240, 300, 360, 420])
    await Promise.all(items.map(({ id }) => report(second, 3600, { of: id })))
  const [played] = await server.sql(
    'select sum(played_seconds) as seconds from media_progress join learner on learner.id = learner_id where username = $1',
    learner,
  )
  expect(played?.seconds).toBeCloseTo(300, 2)
  expect(await quarters()).toEqual({ '09:00': 300 })
})

describe('the quarters of an hour', () => {
  test('have the seconds played in each, also before and after midnight', async () => {
    await report(899, 10)
    await report(903, 4)
    expect(await quarters()).toEqual({ '09:00': 11, '09:15': 3 })
  })

  test('have at most 900 seconds, and an hour is distributed over five of them', async () => {
    await report(0, 1)
    server.time.now = new Date('2026-11-21T10:00:00Z')
    token = (await server.signIn(learner)).access_token
    await report(3630, 3600)
    expect(await quarters()).toEqual({
      '08:45': 1,
      '09:00': 870,
      '09:15': 900,
      '09:30': 900,
      '09:45': 900,
      '10:00': 30,
    })
    for (let time = 0; time < 5; time++) await report(3630 + time, 3600)
    expect((await quarters())['10:00']).toBe(34)
  })

  test('include a report at their first moment', async () => {
    await report(895, 5)
    await report(900, 5)
    expect(await quarters()).toEqual({ '09:00': 10 })
  })
})

describe('a report that waited for a connection', () => {
  const late = async (playedAt: number, delta: number, from: number) => {
    const secondsAgo = (server.time.now.getTime() - Date.parse('2026-11-21T09:00:00Z')) / 1000 - playedAt
    const body = { videoId, progress: from, time_delta: delta, isPaused: true, secondsAgo }
    expect((await server.call(reportProgress, { body }, token)).status).toBe(200)
  }
  const position = async () =>
    (await server.call(getProgress, { params: { id: videoId } }, token)).body.progress

  test('counts in the quarter of an hour in which it was played', async () => {
    await report(120, 5, { from: 10 })
    server.time.now = new Date('2026-11-21T09:16:30Z')
    await late(880, 60, 70)
    expect(await quarters()).toEqual({ '09:00': 65 })
    expect(await position()).toBe(70)
  })

  test('does not overwrite the position of a newer report, and counts no moment twice', async () => {
    await report(120, 5, { from: 10 })
    await report(960, 5, { from: 80 })
    await late(600, 60, 70)
    await late(600, 60, 70)
    // There is no earlier report, so it is limited like a first report.
    expect(await quarters()).toEqual({ '09:00': 20, '09:15': 5 })
    expect(await position()).toBe(80)
    await report(965, 5, { from: 85 })
    expect(await position()).toBe(85)
  })
})

test.each([-5, 3601, 1e9, Number.NaN, '5', null])('a delta of %s is refused', async (delta) => {
  const body = { videoId, progress: 1, time_delta: delta as number, isPaused: false }
  expect((await server.call(reportProgress, { body }, token)).code).toBe('INVALID_REQUEST')
  expect(await quarters()).toEqual({})
})

test('an item that the plan does not open counts nothing', async () => {
  const listing = await server.call(listVideos, { query: {} }, token)
  const locked = listing.body.new.find(({ isLocked }) => isLocked)?.id ?? ''
  const body = { videoId: locked, progress: 1, time_delta: 5, isPaused: true }
  expect((await server.call(reportProgress, { body }, token)).code).toBe('PLAN_REQUIRED')
  expect(await quarters()).toEqual({})
})

test('reports of several learners at the same moment are counted for each, and a refused one fails alone', async () => {
  const learners = await Promise.all(Array.from({ length: 6 }, () => server.join()))
  const reportOf = (index: number, second: number, id: string) => {
    server.time.now = new Date(Date.parse('2026-11-21T09:00:00Z') + second * 1000)
    const body = { videoId: id, progress: second / 10, time_delta: index, isPaused: false }
    return server.call(reportProgress, { body }, learners[index]!.access_token)
  }
  await Promise.all(learners.map((_, index) => reportOf(index, 120, videoId)))
  const results = await Promise.all(
    learners.map((_, index) => reportOf(index, 130, index === 3 ? 'no-such-item' : videoId)),
  )
  expect(results.map(({ status }) => status)).toEqual([200, 200, 200, 404, 200, 200])
  const rows = await server.sql(
    'select username, seconds from watch_time join learner on learner.id = learner_id where username = any($1)',
    learners.map(({ username }) => username),
  )
  const secondsOf = (username: string) => rows.find((row) => row.username === username)?.seconds ?? 0
  expect(learners.map(({ username }) => secondsOf(username))).toEqual([0, 2, 4, 3, 8, 10])
})

test('the watch time of one learner does not count for another', async () => {
  await report(120, 5)
  learner = (await server.join()).username
  expect(await quarters()).toEqual({})
})
