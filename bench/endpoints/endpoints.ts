import type { BenchData, ServerName, Visitor } from '../harness/bench-data.ts'
import type { RequestPlan } from '../harness/load-generator.ts'
import type { Goal } from '../harness/report.ts'
import { audioComparison, type Sounds } from './audio-endpoints.ts'
import { lookupEndpoints, type Words } from './lookup-endpoints.ts'

/** Something to measure. */
export type Endpoint = {
  name: string
  server: ServerName
  /** Stands in every right reply. */
  holds: string
  /** What one connection asks for, over and over; `number` counts the connections from 0. */
  plansOf: (visitor: Visitor, number: number) => RequestPlan[]
  /** All of it is asked for once before anything is measured: a word's pronunciation is made only once. */
  isWarmedWhole?: boolean
  /** For the ratio to the reference. */
  goals?: { requests: Goal; cpu?: Goal; p99?: Goal }
}

/** A reference, and what is compared with it. The first of ours does the same work; the others do more. */
export type Comparison = { reference: Endpoint; ours: Endpoint[] }

export function listComparisons(
  { videos, startedVideos }: BenchData,
  words: Words,
  sounds: Sounds,
): Comparison[] {
  const gets = (paths: (visitor: Visitor) => string[], server: ServerName = 'verbena') => ({
    server,
    plansOf: (visitor: Visitor) =>
      paths(visitor).map((path) => ({ method: 'GET' as const, path, token: visitor.tokens[server] })),
  })
  const posts = (path: string, bodies: (visitor: Visitor) => object[], server: ServerName = 'verbena') => ({
    server,
    plansOf: (visitor: Visitor) =>
      bodies(visitor).map((body) => ({
        method: 'POST' as const,
        path,
        token: visitor.tokens[server],
        body: JSON.stringify(body),
      })),
  })
  const each = (prefix: string, ids: string[]) => () => ids.map((id) => `${prefix}/${id}`)
  // A film moves on from report to report: one from the same place would count as sent twice.
  const reports = () =>
    [42.5, 47.5].flatMap((progress) =>
      startedVideos.map((videoId) => ({ videoId, progress, time_delta: 5, isPaused: false })),
    )
  const newWord = {
    word: 'nueva {n}',
    translation: 'new {n}',
    definition: 'what nueva means',
    example: 'Nueva.',
    language: 'es',
  }
  return [
    {
      reference: {
        name: 'bare Fastify: token, prepared SELECT by primary key',
        holds: '"progress":',
        ...gets(each('/read', startedVideos), 'reference'),
      },
      ours: [
        {
          name: 'GET /api/getVideoProgress/:id',
          holds: '"progress":',
          ...gets(each('/api/getVideoProgress', startedVideos)),
          goals: { requests: { atLeast: 0.8 }, cpu: { atMost: 1.3 }, p99: { atMost: 2 } },
        },
        { name: 'GET /api/wordLists', holds: '"Saved"', ...gets(() => ['/api/wordLists']) },
        ...lookupEndpoints(words, videos[0] ?? ''),
        { name: 'GET /api/videos/:id', holds: '"source":', ...gets(each('/api/videos', videos)) },
        {
          name: 'GET /get_transcription/:id',
          holds: '"translation":',
          ...gets(each('/get_transcription', videos)),
        },
        {
          name: 'GET /vocabulary/wordsg/:id, 50 words',
          holds: '"palabra 50"',
          ...gets(({ listId }) => [`/vocabulary/wordsg/${listId}`]),
        },
        {
          name: 'GET /exercises, a level',
          holds: '"status":"current"',
          ...gets(() => ['/exercises?level=A1']),
        },
        {
          name: 'POST /exercise-contents/:id',
          holds: '"words":[',
          ...posts('/exercise-contents/1', () => [{}]),
        },
        {
          name: 'GET /home_page_listening, 100 videos',
          holds: '"studied":[{',
          ...gets(() => ['/home_page_listening']),
        },
      ],
    },
    {
      reference: {
        name: 'bare Fastify: token, prepared INSERT, durable',
        holds: '"success":true',
        ...posts('/write', reports, 'reference'),
      },
      ours: [
        {
          name: 'POST /api/videoProgress',
          holds: '"success":true',
          ...posts('/api/videoProgress', reports),
          goals: { requests: { atLeast: 0.7 } },
        },
        {
          name: 'POST /api/saveWord',
          holds: '"created":true',
          ...posts('/api/saveWord', ({ savedListId }) => [{ ...newWord, listId: savedListId }]),
        },
      ],
    },
    audioComparison(sounds),
  ]
}
