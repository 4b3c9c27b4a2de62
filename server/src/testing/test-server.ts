import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readGrammarBook } from '@verbena/content/grammar/grammar-book'
import { openLessonPictures, readLessonBook } from '@verbena/content/lessons/lesson-book'
import { readStarterCatalogue } from '@verbena/content/starter-catalogue'
import { readStarterLexicon } from '@verbena/content/starter-lexicon'
import { readWritingSamples } from '@verbena/content/writing-samples'
import { login, type SessionReply } from '@verbena/contract/accounts'
import type { Endpoint, ReplyOf, RequestInput } from '@verbena/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { inject } from 'vitest'
import { buildApp } from '../app.ts'
import { type OpenDatabase, openDatabase } from '../database/database.ts'
import { createPasswords } from '../features/accounts/passwords.ts'
import { createTokens } from '../features/accounts/tokens.ts'
import { createSandboxPayments } from '../features/billing/sandbox-payments.ts'
import { loadStarterCatalogue } from '../features/catalogue/load-starter-catalogue.service.ts'
import { createMediaLinks } from '../features/catalogue/media-links.ts'
import { createUploadFiles } from '../features/own-media/upload-files.ts'
import { createWritingChecker } from '../features/writing-check/writing-checker.ts'
import { createKeptFiles } from '../kept-files/kept-files.ts'
import { createLater } from '../later.ts'
import { createAligner } from '../providers/aligner.ts'
import { openDictionaries } from '../providers/dictionary/dictionary.ts'
import { createFfmpeg } from '../providers/ffmpeg/ffmpeg.ts'
import { createHarper } from '../providers/harper/harper.ts'
import type { Letter } from '../providers/mail.ts'
import { openWordNet } from '../providers/wordnet/wordnet.ts'
import { noRateLimits } from '../rate-limits.ts'
import { findRootDirectory } from '../root-directory.ts'
import type { Services } from '../services.ts'
import { cannedSpeech } from './canned-speech.ts'
import { runSql, withDatabase } from './postgres-for-tests.ts'
import { testStart } from './test-time.ts'

type AnyInput = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }
type Answer<E extends Endpoint> = {
  status: number
  headers: Record<string, unknown>
  /** The reply when the status is 200. */
  body: ReplyOf<E>
  /** Code of the refusal otherwise. */
  code: string | undefined
}

export type TestServer = {
  app: FastifyInstance
  services: Services
  database: OpenDatabase
  /** The clock of the server under test; move it by hand. */
  time: { now: Date }
  /** Mail that was sent; wait for `services.later.settled()` first. */
  letters: Letter[]
  call: <E extends Endpoint>(endpoint: E, input: RequestInput<E>, bearer?: string) => Promise<Answer<E>>
  /** Registers a learner and returns the session. */
  join: (username?: string) => Promise<SessionReply>
  /** The same, with this address, verified. */
  joinWithEmail: (email: string) => Promise<SessionReply>
  signIn: (username: string, password?: string) => Promise<SessionReply>
  /** @returns the rows */
  sql: (text: string, ...values: unknown[]) => Promise<pg.QueryResultRow[]>
  close: () => Promise<void>
}

export const testPassword = 'plum-harbour-seven'
const root = findRootDirectory(import.meta.dirname)
export const testSecret = 'a secret for tests that is long enough'
const publicUrl = 'http://verbena.test'
let serverCount = 0

/** The real application on a fresh copy of the migrated database, with the starter catalogue in it. */
export async function createTestServer(overrides: Partial<Services> = {}): Promise<TestServer> {
  const { connection, template } = inject('postgres')
  const name = `${template}_${process.pid}_${serverCount++}`
  await runSql(connection, `create database ${name} template ${template}`)
  const database = openDatabase({ ...withDatabase(connection, name), max: 8 } as pg.PoolConfig, () => {})
  const letters: Letter[] = []
  const time = { now: testStart }
  const later = createLater((error) => {
    throw error
  })
  const audioDirectory = await mkdtemp(join(tmpdir(), 'verbena-audio-'))
  const uploadDirectory = await mkdtemp(join(tmpdir(), 'verbena-uploads-'))
  const lexicon = readStarterLexicon(join(root, 'content'))
  const lessons = readLessonBook(join(root, 'content'), lexicon)
  const services: Services = {
    db: database.db,
    clock: { now: () => time.now },
    passwords: createPasswords(),
    tokens: createTokens({ secret: testSecret }),
    mediaLinks: createMediaLinks(testSecret),
    grammar: readGrammarBook(join(root, 'content')),
    lexicon,
    lessons,
    writingSamples: readWritingSamples(join(root, 'content')),
    emojiPictures: openLessonPictures(lessons),
    dictionary: openDictionaries('/nowhere', () => {}),
    wordNet: openWordNet({}),
    model: null,
    writingChecker: createWritingChecker({ contentDirectory: join(root, 'content'), onLost: () => {} }),
    harper: createHarper({ onLost: () => {} }),
    languageTool: null,
    speech: cannedSpeech,
    pictureFiles: createKeptFiles({
      directory: join(audioDirectory, 'pictures'),
      ending: 'jpg',
      maximumBytes: 1024 * 1024,
      clock: { now: () => time.now },
      later,
      onFailure: (error) => {
        throw error
      },
    }),
    audioFiles: createKeptFiles({
      directory: audioDirectory,
      ending: 'mp3',
      maximumBytes: 1024 * 1024,
      clock: { now: () => time.now },
      later,
      onFailure: (error) => {
        throw error
      },
    }),
    uploadFiles: createUploadFiles(uploadDirectory),
    ownMediaLimits: { fileBytes: 50_000_000, quotaBytes: 100_000_000, transcribedMinutesPerDay: 60 },
    youtube: { describe: async () => null, picture: async () => null },
    ffmpeg: createFfmpeg(null),
    aligner: createAligner({ ffmpeg: null }),
    transcriber: null,
    rateLimits: noRateLimits,
    lookupsPerDay: { guest: 10, free: 30, pro: null },
    isBilled: true,
    payments: createSandboxPayments({
      db: database.db,
      clock: { now: () => time.now },
      periodSeconds: 30 * 24 * 60 * 60,
      publicUrl,
    }),
    google: null,
    mail: { send: async (letter) => void letters.push(letter) },
    publicUrl,
    later,
    ...overrides,
  }
  await loadStarterCatalogue({ ...services, db: database.db }, readStarterCatalogue(join(root, 'content')))
  const app = await buildApp(services, {
    logger: false,
    isProduction: false,
    rootDirectory: root,
    trustProxy: false,
    newRequestId: randomUUID,
  })
  const call = callerOf(app)
  const sql: TestServer['sql'] = async (text, ...values) => (await database.pool.query(text, values)).rows
  const server: TestServer = {
    app,
    services,
    database,
    time,
    letters,
    call,
    join: (username = `learner-${randomUUID().slice(0, 8)}`) => registerThrough(app, username),
    joinWithEmail: async (email) => {
      const session = await server.join()
      await sql('update learner set email = $2 where username = $1', session.username, email)
      return session
    },
    signIn: async (username, password = testPassword) =>
      (await call(login, { body: { username, password } })).body,
    sql,
    close: async () => {
      await app.close()
      await services.later.settled()
      await Promise.all([services.writingChecker.close(), services.harper.close()])
      await database.close()
      for (const directory of [audioDirectory, uploadDirectory])
        await rm(directory, { recursive: true, force: true })
    },
  }
  return server
}

async function registerThrough(app: FastifyInstance, username: string): Promise<SessionReply> {
  const response = await app.inject({
    method: 'POST',
    url: '/api/auth/register',
    payload: { username, password: testPassword, nativelanguage: 'en', targetlanguage: 'es', level: 'A2' },
  })
  if (response.statusCode !== 200) throw new Error(`cannot register: ${response.body}`)
  return response.json()
}

function callerOf(app: FastifyInstance): TestServer['call'] {
  return async (endpoint, input, bearer) => {
    const { params = {}, query = {}, body } = input as AnyInput
    const response = await app.inject({
      method: endpoint.method,
      url: endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
      query: query as Record<string, string>,
      headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
      ...(body !== undefined && { payload: body as object }),
    })
    const payload = response.json()
    return {
      status: response.statusCode,
      headers: response.headers,
      body: payload,
      code: response.statusCode === 200 ? undefined : payload.code,
    }
  }
}
