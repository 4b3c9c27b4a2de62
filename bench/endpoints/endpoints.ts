import type { BenchData, ServerName, Visitor } from '../harness/bench-data.ts'
import type { RequestPlan } from '../harness/load-generator.ts'
import type { Goal } from '../harness/report.ts'
import { type AudioCache, audioComparison } from './audio-endpoints.ts'
import { type LookupWords, lookupEndpoints } from './lookup-endpoints.ts'

export type Endpoint = {
  name: string
  server: ServerName
  /** Text in every correct reply: a fast error is not measured. */
  replyContains: string
  /** 200 when left out. */
  status?: 200 | 304
  /** Requests that one connection repeats; `number` counts the connections from 0. */
  plansOf: (visitor: Visitor, number: number) => RequestPlan[]
  /** The warm-up sends every request of the list, because the pronunciation of a word is made only once. */
  warmsUpCompletely?: boolean
  /** Goals for the ratio to the reference. */
  goals?: { requests: Goal; cpu?: Goal; p99?: Goal }
}

/** A reference and the endpoints compared with it. The first endpoint does the same work; the others do more. */
export type Comparison = { reference: Endpoint; ours: Endpoint[] }

export function listComparisons(
  { videos, startedVideos }: BenchData,
  words: LookupWords,
  audio: AudioCache,
): Comparison[] {
  const gets = (
    paths: (visitor: Visitor) => string[],
    server: ServerName = 'verbena',
    headers: Record<string, string> = {},
  ) => ({
    server,
    plansOf: (visitor: Visitor) =>
      paths(visitor).map((path) => ({
        method: 'GET' as const,
        path,
        token: visitor.tokens[server],
        headers,
      })),
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
  // The position changes between reports; a report of the same position would count as a repeated one.
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
        replyContains: '"progress":',
        ...gets(each('/read', startedVideos), 'reference'),
      },
      ours: [
        {
          name: 'GET /api/getVideoProgress/:id',
          replyContains: '"progress":',
          ...gets(each('/api/getVideoProgress', startedVideos)),
          goals: { requests: { atLeast: 0.9 }, cpu: { atMost: 1.2 }, p99: { atMost: 2 } },
        },
        { name: 'GET /api/wordLists', replyContains: '"Saved"', ...gets(() => ['/api/wordLists']) },
        ...lookupEndpoints(words, videos[0] ?? ''),
        {
          name: 'GET /api/videos/:id',
          replyContains: '"source":',
          ...gets(each('/api/videos', videos)),
          goals: { requests: { atLeast: 0.5 } },
        },
        {
          name: 'GET /get_transcription/:id',
          replyContains: '"translation":',
          ...gets(each('/get_transcription', videos)),
          goals: { requests: { atLeast: 0.5 } },
        },
        {
          name: 'GET /get_transcription/:id, compressed',
          replyContains: '"translation":',
          ...gets(each('/get_transcription', videos), 'verbena', { 'accept-encoding': 'br' }),
          goals: { requests: { atLeast: 0.5 } },
        },
        {
          name: 'GET /get_transcription/:id, 304',
          replyContains: '',
          status: 304,
          ...gets(each('/get_transcription', videos), 'verbena', { 'if-none-match': '*' }),
          goals: { requests: { atLeast: 0.8 } },
        },
        {
          name: 'GET /vocabulary/wordsg/:id, 50 words',
          replyContains: '"palabra 50"',
          ...gets(({ listId }) => [`/vocabulary/wordsg/${listId}`]),
          goals: { requests: { atLeast: 0.3 } },
        },
        {
          name: 'GET /exercises, a level',
          replyContains: '"status":"current"',
          ...gets(() => ['/exercises?level=A1']),
        },
        {
          name: 'POST /exercise-contents/:id',
          replyContains: '"words":[',
          ...posts('/exercise-contents/1', () => [{}]),
        },
        {
          name: 'GET /home_page_listening, 100 videos',
          replyContains: '"studied":[{',
          ...gets(() => ['/home_page_listening']),
          goals: { requests: { atLeast: 0.2 } },
        },
        {
          name: 'GET /home_page_listening, 100 videos, compressed',
          replyContains: '"studied":[{',
          ...gets(() => ['/home_page_listening'], 'verbena', { 'accept-encoding': 'br' }),
        },
      ],
    },
    {
      reference: {
        name: 'bare Fastify: token, prepared INSERT, durable',
        replyContains: '"success":true',
        ...posts('/write', reports, 'reference'),
      },
      ours: [
        {
          name: 'POST /api/videoProgress',
          replyContains: '"success":true',
          ...posts('/api/videoProgress', reports),
          goals: { requests: { atLeast: 0.7 } },
        },
        {
          name: 'POST /api/saveWord',
          replyContains: '"created":true',
          ...posts('/api/saveWord', ({ savedListId }) => [{ ...newWord, listId: savedListId }]),
          goals: { requests: { atLeast: 0.4 } },
        },
      ],
    },
    audioComparison(audio),
  ]
}
