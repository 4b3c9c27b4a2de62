import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchData, Visitor } from '../harness/bench-data.ts'
import type { RequestPlan } from '../harness/load-generator.ts'
import { residentMegabytes, sharedMegabytes } from '../harness/process-usage.ts'
import { judge, show, toTable } from '../harness/report.ts'
import type { Lookup } from '../texts/texts.ts'
import type { Bench } from './measure-endpoints.ts'

export const learnerCount = 200
const sampleMs = 5000

/**
 * Learners who use the whole product at once, each without a pause between two requests, so that their number is that of
 * the requests in flight.
 */
export async function measureLearners(
  { servers: { verbena }, data, generate, databasePids }: Bench,
  lookups: Lookup[],
  seconds: number,
): Promise<string> {
  const memory = () => residentMegabytes(verbena.pid) + sharedMegabytes(databasePids())
  const load = generate({
    port: verbena.port,
    connections: data.visitors.map((visitor, index) => planVisit(visitor, index, data, lookups)),
    durationMs: seconds * 1000,
  })
  let isOver = false
  let peak = memory()
  const sampled = (async () => {
    while (!isOver) {
      await sleep(sampleMs, undefined, { ref: false })
      peak = Math.max(peak, memory())
    }
  })()
  const outcome = await load
  const atEnd = memory()
  isOver = true
  await sampled
  return toTable(
    [`${data.visitors.length} learners for ${seconds} s`, 'measured'],
    [
      ['requests', show(outcome.requests)],
      [
        'failed',
        outcome.failures === 0 ? '0' : `${show(outcome.failures)}, the first: ${outcome.firstFailure}`,
      ],
      ['requests a second', judge(outcome.requests / outcome.seconds, { atLeast: 1200 })],
      ['p50, ms', show(outcome.p50Ms)],
      ['p99, ms', judge(outcome.p99Ms, { atMost: 400 })],
      ['CPU of the load itself, of one processor', show(outcome.cpuSeconds / outcome.seconds, 2)],
      ['memory of server and database at the end, MB', judge(atEnd, { atMost: 350 })],
      ['memory at its peak, MB', show(peak)],
    ],
  )
}

/** What a learner asks for in some minutes; each begins at another place of the list. */
function planVisit(
  { tokens: { verbena: token }, listId, savedListId }: Visitor,
  index: number,
  { videos, startedVideos }: BenchData,
  lookups: Lookup[],
): RequestPlan[] {
  const get = (path: string): RequestPlan => ({
    method: 'GET',
    path,
    token,
    headers: { 'accept-encoding': 'br' },
  })
  const post = (path: string, body: object): RequestPlan => ({
    method: 'POST',
    path,
    token,
    body: JSON.stringify(body),
  })
  const visit = (round: number) => {
    const video = videos[(index * 7 + round) % videos.length]
    const watched = startedVideos[(index * 7 + round) % startedVideos.length]
    const words = [0, 1, 2, 3].map((n) => lookups[(index * 31 + round * 4 + n) % lookups.length] as Lookup)
    return [
      get('/home_page_listening?limit=12'),
      get(`/api/videos/${video}`),
      get(`/get_transcription/${video}`),
      get(`/api/getVideoProgress/${watched}`),
      ...words.flatMap(({ text, context }, n) => [
        get(
          `/obtener_explicacion?${new URLSearchParams({ selectedText: text, video_id: video ?? '', context })}`,
        ),
        post('/api/videoProgress', {
          videoId: watched,
          progress: 10 + n * 5 + (round % 2),
          time_delta: 5,
          isPaused: n === 3,
        }),
      ]),
      post('/api/saveWord', {
        word: 'nueva {n}',
        translation: 'new {n}',
        definition: 'what nueva means',
        example: 'Nueva.',
        language: 'es',
        listId: savedListId,
      }),
      get('/api/wordLists'),
      get(`/vocabulary/wordsg/${listId}`),
      get('/api/reviews'),
      get('/exercises?level=A1'),
      post('/exercise-contents/1', {}),
      get('/api/progress'),
    ]
  }
  const rounds = Array.from({ length: 10 }, (_, round) => visit(round)).flat()
  const start = (index * 13) % rounds.length
  return [...rounds.slice(start), ...rounds.slice(0, start)]
}
