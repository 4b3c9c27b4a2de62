import type { ClientConfig } from 'pg'
import { runSql } from '../../server/src/testing/postgres-for-tests.ts'
import type { ServerProcess } from './processes.ts'

/** `packs` is our server with dictionary packs; it exists only with `--dictionaries`. */
export type Servers = { verbena: ServerProcess; reference: ServerProcess; packs?: ServerProcess | undefined }
export type ServerName = keyof Servers

/** A learner who sends requests. There are several, because requests of one learner would wait for the same row lock. */
export type Visitor = {
  username: string
  /** Valid for 15 minutes. */
  tokens: Record<ServerName, string>
  /** A list of `rowsOfLearner` words. */
  listId: string
  /** The list to which words are saved. */
  savedListId: string
}

export type BenchData = {
  visitors: Visitor[]
  /** Spanish videos that everybody may open. */
  videos: string[]
  /** Videos that every learner has started. */
  startedVideos: string[]
}

export const password = 'plum-harbour-seven'
/** Concurrent connections in the measurement of endpoints; each uses one visitor. */
export const connectionCount = 16
/** Each learner has this many words and this many started videos. */
const rowsOfLearner = 50
const videos = Array.from({ length: 2 * rowsOfLearner }, (_, index) => `bench-${index + 1}`)
const startedVideos = videos.slice(0, rowsOfLearner)

/**
 * Fills the database of our running server. More rows mean more learners; the rows of one learner stay the same. The first
 * learner, list, word and report are created by the API; the others are copies of their rows, so that this file does not
 * depend on all columns of the schema.
 */
export async function fillDatabase(
  connection: ClientConfig,
  servers: Servers,
  rows: number,
  visitorCount = 32,
): Promise<BenchData> {
  const { verbena } = servers
  const account = { username: 'bench-1', password, nativelanguage: 'en', targetlanguage: 'es' }
  const { access_token: token } = await call(verbena, '/api/auth/register', { body: account })
  const listOf = (name: string) => call(verbena, '/vocabulary/themes', { token, body: { name } })
  const { id: listId } = await listOf('Read')
  await listOf('Saved')
  const texts = {
    translation: 'word',
    definition: 'what palabra means, in a sentence',
    example: 'Una palabra.',
  }
  await call(verbena, '/api/saveWord', { token, body: { word: 'palabra', ...texts, listId, language: 'es' } })

  const original =
    "media_item where kind = 'video' and language = 'es' and not is_premium order by id limit 1"
  const [video] = await runSql(connection, `select id from ${original}`)
  const report = { videoId: video?.id, progress: 10, time_delta: 10, isPaused: true }
  await call(verbena, '/api/videoProgress', { token, body: report })

  for (const statement of copies(Math.max(visitorCount, Math.ceil(rows / rowsOfLearner)), video?.id ?? ''))
    await runSql(connection, statement)
  const visitors: Visitor[] = []
  for (let n = 1; n <= visitorCount; n++) visitors.push(await signIn(connection, servers, `bench-${n}`))
  return { visitors, videos, startedVideos }
}

/** Rows of one learner are spread over the table, as in production; adjacent rows would be read too fast. */
const copies = (learnerCount: number, videoId: string): string[] => [
  copy('media_item', `generate_series(1, ${videos.length}) n`, `original.id = '${videoId}'`, {
    id: "'bench-' || n",
    title: "original.title || ' ' || n",
    created_at: "now() - n * interval '1 hour'",
  }),
  copy('transcript', `generate_series(1, ${videos.length}) n`, `original.media_id = '${videoId}'`, {
    media_id: "'bench-' || n",
  }),
  copy('learner', `generate_series(2, ${learnerCount}) n`, "original.username = 'bench-1'", {
    id: 'gen_random_uuid()',
    username: "'bench-' || n",
    username_key: "'bench-' || n",
  }),
  copy('word_list', 'learner l', "l.username <> 'bench-1'", {
    id: 'gen_random_uuid()',
    learner_id: 'l.id',
  }),
  copy('word', `generate_series(2, ${rowsOfLearner}) n, word_list l`, "l.name = 'Read' order by n", {
    id: 'gen_random_uuid()',
    learner_id: 'l.learner_id',
    list_id: 'l.id',
    text: "original.text || ' ' || n",
    text_key: "original.text_key || ' ' || n",
    lemma_key: "original.lemma_key || ' ' || n",
  }),
  // A saved word has a status and a review card. With few rows the first plans of the server would read whole tables.
  ...['lemma_status', 'review_card'].map((table) =>
    copy(table, 'word w', 'w.lemma_key <> original.lemma', {
      learner_id: 'w.learner_id',
      lemma: 'w.lemma_key',
    }),
  ),
  `update word_list set word_count = ${rowsOfLearner} where name = 'Read'`,
  copy('media_progress', `generate_series(1, ${rowsOfLearner}) n, learner l`, 'true order by n', {
    learner_id: 'l.id',
    media_id: "'bench-' || n",
    updated_at: "now() - n * interval '1 minute'",
  }),
  `create table bench_report (id bigint generated always as identity primary key, learner_id uuid not null,
    media_id text not null, position_seconds float8 not null, played_seconds float8 not null,
    is_paused boolean not null, at timestamptz not null default now())`,
  'vacuum analyze',
  'checkpoint',
]

/** Copies existing rows and changes some columns. Foreign keys are not checked. */
function copy(table: string, source: string, condition: string, changes: Record<string, string>): string {
  const pairs = Object.entries(changes).map(([column, value]) => `'${column}', ${value}`)
  return `set session_replication_role = replica; insert into ${table} select copy.* from ${source}, ${table} original,
    lateral jsonb_populate_record(original, jsonb_build_object(${pairs.join(', ')})) copy where ${condition}`
}

async function signIn(connection: ClientConfig, servers: Servers, username: string): Promise<Visitor> {
  const body = { username, password }
  const [verbena, reference] = [
    await call(servers.verbena, '/api/auth/login', { body }),
    await call(servers.reference, '/login', { body }),
  ]
  const lists = await runSql(
    connection,
    `select l.name, l.id from word_list l join learner on learner.id = l.learner_id and username = '${username}'`,
  )
  const listOf = (name: string) => lists.find((list) => list.name === name)?.id ?? ''
  const own = verbena.access_token ?? ''
  const tokens = { verbena: own, packs: own, reference: reference.access_token ?? '' }
  return { username, tokens, listId: listOf('Read'), savedListId: listOf('Saved') }
}

type Call = { token?: string | undefined; body?: object }

async function call({ port }: ServerProcess, path: string, { token, body }: Call) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (response.status !== 200) throw new Error(`${path} replies ${response.status} ${await response.text()}`)
  return (await response.json()) as Record<string, string>
}
