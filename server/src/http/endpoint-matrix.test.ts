import { createCheckout, proPriceId } from '@verbena/contract/billing/billing'
import type { Endpoint } from '@verbena/contract/endpoint'
import { endpoints } from '@verbena/contract/endpoints'
import type { JoinedEndpoint } from '@verbena/contract/join-endpoints'
import { addVideo } from '@verbena/contract/own-media/own-media'
import { startUpload } from '@verbena/contract/own-media/uploads'
import { recordReview } from '@verbena/contract/reviews/reviews'
import { listSessions } from '@verbena/contract/settings/settings'
import { createList } from '@verbena/contract/vocabulary/lists'
import { listWords, saveWord } from '@verbena/contract/vocabulary/words'
import { createWriting } from '@verbena/contract/writing/writing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { learner } from '../database/schema/accounts.ts'
import { sampleOf } from '../testing/clients/sample-input.ts'
import { createTestServer, type TestServer, testPassword } from '../testing/test-server.ts'

/**
 * The replies of every endpoint to each role, with ids of one learner. endpoint-matrix.txt has them;
 * read each row that changes before you accept it (`npx vitest run --project api -u endpoint-matrix`).
 */
let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const roles = ['nobody', 'guest', 'owner', 'another', 'editor'] as const
type Role = (typeof roles)[number]
type Ids = Record<
  'list' | 'otherList' | 'word' | 'review' | 'session' | 'checkout' | 'ownVideo' | 'upload' | 'writing',
  string
>

/** A learner with one of everything that has an id. */
async function createOwner() {
  const { access_token: token, user } = await server.join()
  const saved = await server.call(
    saveWord,
    { body: { word: 'pan', translation: 'bread', example: '', definition: '', listName: 'Food' } },
    token,
  )
  const [word] = (await server.call(listWords, { params: { themeId: saved.body.listId } }, token)).body
  const other = { name: 'Other', description: '' }
  const otherList = (await server.call(createList, { body: other }, token)).body.id
  const review = crypto.randomUUID()
  await server.call(
    recordReview,
    {
      body: {
        id: review,
        lemma: 'pan',
        language: 'es',
        direction: 'meaning',
        grade: 'good',
        exercise: 'type',
      },
    },
    token,
  )
  const [session] = (await server.call(listSessions, {}, token)).body
  const { url } = (await server.call(createCheckout, { body: { priceId: proPriceId } }, token)).body
  const writing = crypto.randomUUID()
  await server.call(createWriting, { body: { id: writing, title: 'Mi gato' } }, token)
  const ids: Ids = {
    writing,
    list: saved.body.listId,
    otherList,
    word: word!.id,
    review,
    session: session!.id,
    checkout: url.split('/').at(-1)!,
    ...(await addOwnMedia(token, user.username)),
  }
  return { token, user, ids }
}

/** Own media that the owner added while Pro. */
async function addOwnMedia(token: string, username: string) {
  const setPro = (until: string | null) =>
    server.sql('update learner set pro_until = $2 where username = $1', username, until)
  await setPro('2099-01-01')
  const video = await server.call(addVideo, { body: { url: 'https://youtu.be/jNQXAC9IVRw' } }, token)
  const upload = await server.call(startUpload, { body: { bytes: 1000 } }, token)
  await setPro(null)
  return { ownVideo: video.body.id, upload: upload.body.id }
}

async function createEditor(): Promise<string> {
  const { access_token, username } = await server.join()
  await server.services.db.update(learner).set({ isEditor: true }).where(eq(learner.username, username))
  return access_token
}

const video = 'la-tortilla-secreta'
const song = 'el-gatito-que-no-duerme'

/** Fills the sample input with ids that exist and secrets that are right. */
function fill(endpoint: JoinedEndpoint, ids: Ids, username: string) {
  const known: Record<string, unknown> = {
    themeId: ids.list,
    listId: ids.list,
    into: ids.otherList,
    ids: [ids.list],
    wordIds: [ids.word],
    lemma: 'pan',
    timeZone: 'Europe/Madrid',
    ...lessonInput(endpoint.path),
    ...(endpoint.path.startsWith('/api/reviews') && { language: 'es' }),
    // The version with which it was created.
    ...(endpoint.path.startsWith('/api/writings') && { version: 1 }),
    ...(endpoint.path.startsWith('/api/lists') && { after: `0.${ids.word}` }),
    was: '',
    wordId: ids.word,
    vocab_item_id: ids.word,
    videoId: video,
    mediaId: video,
    uploadId: ids.upload,
    url: 'https://youtu.be/jNQXAC9IVRw',
    video_id: video,
    id: idFor(endpoint.path, ids),
    currentPassword: testPassword,
    confirmation: testPassword,
    password: testPassword,
    username: endpoint.path.endsWith('register') ? `new-${username}` : username,
    priceId: proPriceId,
    nativelanguage: 'en',
    nativeLanguage: 'en',
    targetlanguage: 'de',
    targetLanguage: 'de',
    email: 'ada@verbena.test',
  }
  const part = (name: 'params' | 'query' | 'body') => {
    const schema = endpoint.schemas[name]
    const sample = schema ? (sampleOf(schema) as Record<string, unknown>) : {}
    for (const key of Object.keys(sample)) if (key in known) sample[key] = known[key]
    return { ...(schema && { [name]: sample }) }
  }
  return { ...part('params'), ...part('query'), ...part('body') }
}

/** Lessons are the same for everybody; progress and answers are stored for each learner. */
const lessonInput = (path: string) => ({
  item_id: '1-what-is-your-name',
  exercise_id: 1,
  v: 'open-book',
  ...(path === '/exercises/reorder' && { ids: [1], level: 'A1', publish: false }),
})

function idFor(path: string, ids: Ids): string {
  if (path.startsWith('/api/exercise-contents/')) return '3-book'
  if (path.startsWith('/emoji-vocab/')) return '3'
  if (path === '/exercise-attempts') return crypto.randomUUID()
  if (path.includes('/exercise')) return '1'
  if (/\/(vocabulary\/themes|api\/lists)\//.test(path)) return ids.list
  if (path.includes('/api/words/')) return ids.word
  if (path.includes('/api/writings')) return path.includes(':id') ? ids.writing : crypto.randomUUID()
  if (path.includes('/recommended/')) return 'rec-food-A1-1'
  if (path.includes('/api/reviews')) return path.includes(':id') ? ids.review : crypto.randomUUID()
  if (path.includes('/own-media/')) return ids.ownVideo
  if (path.includes('/uploads/')) return ids.upload
  if (path.includes('/sessions/')) return ids.session
  if (path.includes('/identities/')) return 'x'.repeat(43)
  if (path.includes('/billing/')) return ids.checkout
  if (path.includes('/dictionaries/')) return 'lexicon'
  if (path.includes('wordsu')) return ids.word
  return path.includes('song') ? song : video
}

type Owner = Awaited<ReturnType<typeof createOwner>>
type Callers = { owner: Owner; another: string; editor: string }

const createCallers = async (): Promise<Callers> => ({
  owner: await createOwner(),
  another: (await server.join()).access_token,
  editor: await createEditor(),
})

/** The callers of all endpoints that only read. */
let readers: Promise<Callers> | undefined
function callersOf({ method }: Endpoint): Promise<Callers> {
  if (method !== 'GET') return createCallers()
  readers ??= createCallers()
  return readers
}

/** The reply to each role. The owner is last, because the owner may remove what the others request. */
async function answersTo(endpoint: JoinedEndpoint): Promise<Record<Role, string>> {
  const { owner, another, editor } = await callersOf(endpoint)
  const input = fill(endpoint, owner.ids, owner.user.username) as Input
  return {
    // A guest sends languages, and "nobody" sends none.
    nobody: await answer(endpoint, { ...input, query: withoutLanguages(input.query ?? {}) }),
    guest: await answer(endpoint, input),
    another: await answer(endpoint, input, another),
    editor: await answer(endpoint, input, editor),
    owner: await answer(endpoint, input, owner.token),
  }
}

type Input = { params?: Record<string, string>; query?: Record<string, string>; body?: object }

async function answer({ method, path }: Endpoint, input: Input, token?: string): Promise<string> {
  const { params = {}, query = {}, body } = input
  const response = await server.app.inject({
    method,
    url: path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? ''),
    query,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body && { payload: body }),
  })
  return response.statusCode === 200 ? '200' : `${response.statusCode} ${response.json().code}`
}

const withoutLanguages = (query: Record<string, string>) =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !/language/i.test(name)))

test('every endpoint answers every role as the table says', async () => {
  const rows: string[][] = [['', ...roles]]
  // In the order of paths, so that the table stays the same when contract files are moved.
  for (const endpoint of endpoints.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const answers = await answersTo(endpoint)
    rows.push([`${endpoint.method} ${endpoint.path}`, ...roles.map((role) => answers[role])])
  }
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  )
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('endpoint-matrix.txt')
}, 120_000)

test('no successful reply to another learner holds data of the owner', async () => {
  const owned = endpoints.filter(({ path }) =>
    /:(themeId|wordId)|(sessions|reviews|themes|lists|words|writings)\/:(?!mediaId)|vocabulary\/attempt$/.test(
      path,
    ),
  )
  expect(owned.length).toBeGreaterThan(4)
  for (const endpoint of owned) {
    const { another, editor, owner } = await answersTo(endpoint)
    expect([endpoint.path, another, editor, owner]).toEqual([
      endpoint.path,
      '404 NOT_FOUND',
      '404 NOT_FOUND',
      '200',
    ])
  }
}, 60_000)
