import { randomBytes } from 'node:crypto'
import { createTokens } from '../server/src/features/accounts/tokens.ts'
import type { RequestPlan } from './load-generator.ts'
import type { Learner, Seed } from './seed.ts'

export type ReferenceKind = 'hello' | 'read' | 'write'

/** Something to measure: ours, or a reference. */
export type Target = {
  name: string
  /** The server that answers. */
  server: 'verbena' | ReferenceKind
  /** What ours is compared with. */
  reference: ReferenceKind
  /** Limits of the ratio to the reference, from the product's goals. */
  goals: { requests?: number; p99?: number; cpu?: number }
  /** Stands in every right reply. */
  holds: string
  /** What one connection asks for, over and over. */
  plansOf: (learner: Learner) => RequestPlan[]
}

/** The text around a word, as the player sends it. */
export type Sentence = { words: string[]; text: string; videoId: string }

/** A signed-in learner's requests; the token is good for fifteen minutes, so it is made anew for each measurement. */
export function createSigner(secret: string) {
  const tokens = createTokens({ secret })
  return ({ id: learnerId }: Learner) =>
    tokens.signAccess({ learnerId, sessionId: '00000000-0000-4000-8000-000000000000' }, new Date())
}

export function listTargets(seed: Seed, sentences: Sentence[], sign: (learner: Learner) => string): Target[] {
  const gets = (paths: string[]) => (learner: Learner) => {
    const token = sign(learner)
    return paths.map((path) => ({ method: 'GET' as const, path, token }))
  }
  const report = (path: string) => (learner: Learner) => {
    const token = sign(learner)
    return seed.startedVideos.map((videoId) => {
      const body = JSON.stringify({ videoId, progress: 42.5, time_delta: 5, isPaused: false })
      return { method: 'POST' as const, path, token, body }
    })
  }
  const saveWord = (learner: Learner) => {
    const word = {
      word: 'nueva {n}',
      translation: 'new {n}',
      definition: 'what nueva means',
      example: 'Nueva.',
    }
    const body = JSON.stringify({ ...word, listId: learner.savedListId, language: 'es' })
    return [{ method: 'POST' as const, path: '/api/saveWord', token: sign(learner), body }]
  }
  const lookups = sentences.flatMap(({ words, text, videoId }) =>
    words.map((selectedText) => {
      const query = new URLSearchParams({ selectedText, video_id: videoId, context: text })
      return `/obtener_explicacion?${query}`
    }),
  )
  const started = (prefix: string) => seed.startedVideos.map((id) => `${prefix}/${id}`)
  const readable = (prefix: string) => seed.readableVideos.map((id) => `${prefix}/${id}`)
  const ours = (name: string, reference: ReferenceKind, rest: Pick<Target, 'holds' | 'plansOf'>) => ({
    name,
    server: 'verbena' as const,
    reference,
    goals: {},
    ...rest,
  })
  return [
    {
      ...ours('hello', 'hello', { holds: '"world"', plansOf: () => [{ method: 'GET', path: '/hello' }] }),
      server: 'hello',
    },
    {
      ...ours('read', 'read', {
        holds: '"progress":',
        plansOf: gets(started('/progress')),
      }),
      server: 'read',
    },
    {
      ...ours('write', 'write', { holds: '"success":true', plansOf: report('/progress') }),
      server: 'write',
    },
    // Without a token, as the reference.
    ours('GET /api/levels', 'hello', {
      holds: '"C2"',
      plansOf: () => [{ method: 'GET', path: '/api/levels' }],
    }),
    {
      ...ours('GET /api/getVideoProgress/:id', 'read', {
        holds: '"progress":',
        plansOf: gets(started('/api/getVideoProgress')),
      }),
      goals: { requests: 0.8, cpu: 1.3, p99: 2 },
    },
    ours('GET /api/videos/:id', 'read', { holds: '"source":', plansOf: gets(readable('/api/videos')) }),
    ours('GET /get_transcription/:id', 'read', {
      holds: '"translation":',
      plansOf: gets(readable('/get_transcription')),
    }),
    ours('GET /obtener_explicacion', 'read', { holds: '"translation":', plansOf: gets(lookups) }),
    ours('GET /vocabulary/wordsg/:id', 'read', {
      holds: '"palabra 50"',
      plansOf: (learner) => gets([`/vocabulary/wordsg/${learner.listId}`])(learner),
    }),
    ours('GET /home_page_listening', 'read', {
      holds: '"studied":[{',
      plansOf: gets(['/home_page_listening']),
    }),
    {
      ...ours('POST /api/videoProgress', 'write', {
        holds: '"success":true',
        plansOf: report('/api/videoProgress'),
      }),
      goals: { requests: 0.7 },
    },
    ours('POST /api/saveWord', 'write', { holds: '"created":true', plansOf: saveWord }),
  ]
}
