import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import { type Logger, pino } from 'pino'
import { buildApp } from './app.ts'
import { configWarnings } from './config/config-warnings.ts'
import { type Config, readConfig } from './config/read-config.ts'
import { findRootDirectory } from './config/root-directory.ts'
import { StartError } from './config/start-error.ts'
import { createServices } from './create-services.ts'
import { connectDatabase } from './database/connect.ts'
import { lockDataDirectory } from './database/data-directory.ts'
import type { Database } from './database/database.ts'
import { LocksUnavailable } from './database/file-lock.ts'
import { readAuthSecret } from './features/accounts/sessions/auth-secret.ts'
import { loadStarterCatalogue } from './features/catalogue/load-starter-catalogue.service.ts'
import { gracefulClose } from './http/graceful-close.ts'
import { logOptions } from './http/log.ts'
import { startBackgroundJobs } from './jobs/background-jobs.ts'
import { openRedis } from './providers/redis/open-redis.ts'
import { type Content, readContent } from './read-content.ts'
import type { Services } from './services.ts'

/**
 * How long running requests may take after a signal to stop. Together with the stop of the database it stays below the
 * ten seconds that Docker waits.
 */
const closeTimeoutMs = 5000

/** Runs the server until `stopping` is aborted, then closes everything in reverse order. @returns the exit code */
async function serveUntil(stopping: AbortSignal): Promise<number> {
  const config = readConfig(process.env, findRootDirectory(import.meta.dirname))
  const log = pino(logOptions(config.logLevel) as object)
  for (const warning of configWarnings(config)) log.warn(warning)
  process.on('exit', lockDirectory(config, log))
  const content = contentReader(config, log)
  const database = await connectDatabase(config, {
    ...{ log, randomBytes, stopping },
    // On another processor than the database, which takes as long.
    whileStarting: content.readAhead,
  })
  const redis = config.redisUrl ? openRedis(config.redisUrl, log) : undefined
  try {
    const { catalogue, ...read } = content.read()
    const services = openServices(config, { content: read, db: database.db, redis, log })
    await loadStarterCatalogue(services, catalogue)
    const app = await openApp(config, services)
    const close = gracefulClose(app, closeTimeoutMs)
    const stopBackgroundJobs = startBackgroundJobs(services, (error, job) =>
      log.warn({ err: error, job }, 'a background job failed; it is retried if it has attempts left'),
    )
    stopping.throwIfAborted()
    process.stdout.write(`Verbena is open at ${await listen(app, config)}\n`)
    if (!stopping.aborted) await once(stopping, 'abort')
    const hasClosed = await close()
    await stopBackgroundJobs()
    await services.backgroundTasks.settled()
    return hasClosed ? 0 : 1
  } finally {
    redis?.disconnect()
    await database.close()
  }
}

function lockDirectory({ dataDirectory, databaseUrl }: Config, log: Logger): () => void {
  try {
    return lockDataDirectory(dataDirectory, 'server')
  } catch (error) {
    if (!(databaseUrl && error instanceof LocksUnavailable)) throw error
    // With DATABASE_URL the lock protects no database files, so the server may run without it.
    log.warn(error.message)
    return () => {}
  }
}

function contentReader({ rootDirectory }: Config, log: Logger) {
  let content: Content | undefined
  const read = () => {
    content ??= readContent(join(rootDirectory, 'content'), (sentence) => log.warn(sentence))
    return content
  }
  const readAhead = () => {
    try {
      read()
    } catch {
      // `read` throws the error again when the content is needed, and then the database is closed.
    }
  }
  return { read, readAhead }
}

function openServices(
  config: Config,
  open: {
    content: Omit<Content, 'catalogue'>
    db: Database
    redis: Redis | undefined
    log: Logger
  },
): Services {
  const secret = config.authSecret ?? readAuthSecret(config, randomBytes)
  return createServices(config, {
    ...open,
    clock: { now: () => new Date() },
    random: Math.random,
    secret,
  })
}

function openApp(config: Config, services: Services): Promise<FastifyInstance> {
  return buildApp(services, {
    logger: logOptions(config.logLevel),
    isProduction: config.mode === 'production',
    rootDirectory: config.rootDirectory,
    trustProxy: config.trustProxy,
    mediaOrigins: config.mediaOrigins,
    newRequestId: randomUUID,
  })
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new StartError(`Port ${port} is in use by another program: set PORT to a free port.`)
    throw new StartError(`Cannot listen on ${host}:${port}: ${message}.`)
  }
  const address = app.server.address()
  const shown = host === 'localhost' || host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${shown}:${typeof address === 'object' && address ? address.port : port}`
}

const stop = new AbortController()
// Registered before the start, so that an aborted start leaves no database running. SIGHUP is a closed terminal.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort())

serveUntil(stop.signal).then(
  (code) => process.exit(code),
  (error: unknown) => {
    if (error === stop.signal.reason) process.exit(0)
    const text = error instanceof StartError ? error.message : ((error as Error)?.stack ?? String(error))
    process.stderr.write(`Verbena cannot start. ${text}\n`)
    process.exit(1)
  },
)
