import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  contentDirectory,
  starterCatalogue,
  starterGrammarBook,
  starterLessonBook,
  starterLessonPictures,
  starterLexicon,
  starterWritingSamples,
} from '@verbena/content/testing/content-for-tests'
import { login, type SessionReply } from '@verbena/contract/accounts/sessions'
import type { Endpoint, ReplyOf, RequestInput } from '@verbena/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { inject } from 'vitest'
import { buildApp } from '../app.ts'
import { findRootDirectory } from '../config/root-directory.ts'
import { type OpenDatabase, openDatabase } from '../database/database.ts'
import { createPasswords } from '../features/accounts/passwords/passwords.ts'
import { createTokens } from '../features/accounts/sessions/tokens.ts'
import { createSandboxPayments } from '../features/billing/sandbox-payments.ts'
import { createMediaLinks } from '../features/catalogue/media-links.ts'
import { createWritingChecker } from '../features/writing-check/writing-checker.ts'
import { noRateLimits } from '../http/rate-limits.ts'
import { createBackgroundTasks } from '../jobs/background-tasks.ts'
import { createAligner } from '../providers/alignment/aligner.ts'
import { openDictionaries } from '../providers/dictionary/dictionary.ts'
import { createFfmpeg } from '../providers/ffmpeg/ffmpeg.ts'
import { createHarper } from '../providers/harper/harper.ts'
import type { Email } from '../providers/mail/mail.ts'
import { createDiskCache } from '../providers/storage/disk-cache.ts'
import { createUploadFiles } from '../providers/storage/upload-files.ts'
import { openWordNet } from '../providers/wordnet/wordnet.ts'
import type { Services } from '../services.ts'
import { cannedSpeech } from './fakes/canned-speech.ts'
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
  /** The clock of the server under test. Tests set it. */
  time: { now: Date }
  /** Sent emails. Wait for `services.backgroundTasks.settled()` before reading them. */
  emails: Email[]
  call: <E extends Endpoint>(endpoint: E, input: RequestInput<E>, bearer?: string) => Promise<Answer<E>>
  /** Registers a learner and returns the session. */
  join: (username?: string) => Promise<SessionReply>
  /** Registers a learner who has this verified email address. */
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
/** The least that argon2 takes: a hash costs 8 ms otherwise, and tests register thousands of learners. */
const cheapHashing = { memoryCost: 8, timeCost: 1, parallelism: 1 }
let serverCount = 0

/** The real application on a copy of the template database, which holds the starter catalogue. */
export async function createTestServer(overrides: Partial<Services> = {}): Promise<TestServer> {
  const { connection, template } = inject('postgres')
  const name = `${template}_${process.pid}_${serverCount++}`
  await runSql(connection, `create database ${name} template ${template}`)
  const database = openDatabase({ ...withDatabase(connection, name), max: 8 } as pg.PoolConfig, () => {})
  const emails: Email[] = []
  const time = { now: testStart }
  const backgroundTasks = createBackgroundTasks((error) => {
    throw error
  })
  const audioDirectory = await mkdtemp(join(tmpdir(), 'verbena-audio-'))
  const uploadDirectory = await mkdtemp(join(tmpdir(), 'verbena-uploads-'))
  const services: Services = {
    db: database.db,
    clock: { now: () => time.now },
    passwords: createPasswords(cheapHashing),
    tokens: createTokens({ secret: testSecret }),
    mediaLinks: createMediaLinks(testSecret),
    grammar: starterGrammarBook(),
    lexicon: starterLexicon,
    lessons: starterLessonBook(),
    stories: new Map(starterCatalogue().map(({ item, story }) => [item.id, story])),
    writingSamples: starterWritingSamples(),
    emojiPictures: starterLessonPictures(),
    dictionary: openDictionaries('/nowhere', () => {}),
    wordNet: openWordNet({}),
    model: null,
    writingChecker: createWritingChecker({ contentDirectory, onLost: () => {} }),
    harper: createHarper({ onLost: () => {} }),
    languageTool: null,
    speech: cannedSpeech,
    pictureCache: createDiskCache({
      directory: join(audioDirectory, 'pictures'),
      extension: 'jpg',
      maximumBytes: 1024 * 1024,
      clock: { now: () => time.now },
      backgroundTasks,
      onFailure: (error) => {
        throw error
      },
    }),
    audioCache: createDiskCache({
      directory: audioDirectory,
      extension: 'mp3',
      maximumBytes: 1024 * 1024,
      clock: { now: () => time.now },
      backgroundTasks,
      onFailure: (error) => {
        throw error
      },
    }),
    uploadFiles: createUploadFiles(uploadDirectory),
    ownMediaLimits: { fileBytes: 50_000_000, quotaBytes: 100_000_000, transcribedMinutesPerDay: 60 },
    youtube: { describe: async () => null, picture: async () => null },
    clips: {
      files: createUploadFiles(join(uploadDirectory, 'clips')),
      catalogueDirectory: join(root, 'content', 'catalogue'),
      limits: { perLearner: 1000, bytesPerLearner: 50_000_000, bytes: 100_000_000, freeBytes: 0 },
    },
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
    mail: { send: async (email) => void emails.push(email) },
    publicUrl,
    backgroundTasks,
    ...overrides,
  }
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
    emails: emails,
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
      await services.backgroundTasks.settled()
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
