import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { readStarterCatalogue } from '@verbena/content/starter-catalogue'
import type { FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import { type Logger, pino } from 'pino'
import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { warningsOf } from './config-warnings.ts'
import { createServices } from './create-services.ts'
import { connectDatabase } from './database/connect.ts'
import { takeDataDirectory } from './database/data-directory.ts'
import type { Database } from './database/database.ts'
import { readAuthSecret } from './features/accounts/auth-secret.ts'
import { loadStarterCatalogue } from './features/catalogue/load-starter-catalogue.service.ts'
import { startAlignmentRunner } from './features/own-media/align-runner.service.ts'
import { startTranscriptionRunner } from './features/own-media/transcription-runner.service.ts'
import { gracefulClose } from './http/graceful-close.ts'
import { logOptions } from './http/log.ts'
import { openRedis } from './providers/redis.ts'
import { findRootDirectory } from './root-directory.ts'
import type { Services } from './services.ts'
import { StartError } from './start-error.ts'
import { startUpkeep } from './upkeep.ts'

/** How long requests in flight may take after we were asked to stop; with the database after them it stays within the ten seconds that Docker waits. */
const closeWithinMilliseconds = 5000

/** Opens, serves until asked to stop, and closes in reverse. @returns the exit code */
async function serveUntil(stopping: AbortSignal): Promise<number> {
  const config = readConfig(process.env, findRootDirectory(import.meta.dirname))
  const log = pino(logOptions(config.logLevel) as object)
  for (const warning of warningsOf(config)) log.warn(warning)
  process.on('exit', takeDataDirectory(config.dataDirectory))
  const database = await connectDatabase(config, { log, randomBytes, stopping })
  const redis = config.redisUrl ? openRedis(config.redisUrl, log) : undefined
  try {
    const services = openServices(config, { db: database.db, redis, log })
    const app = await openApp(config, services, log)
    const close = gracefulClose(app, closeWithinMilliseconds)
    const stopUpkeep = startUpkeep(services, (error) => log.error({ err: error }, 'upkeep failed'))
    const transcriptions = startTranscriptionRunner(services, {
      onFailure: (error) => log.warn({ err: error }, 'a transcription is tried again, or given up'),
    })
    const alignments = startAlignmentRunner(services, {
      onFailure: (error) => log.warn({ err: error }, 'a text is aligned again, or left as it is'),
    })
    stopping.throwIfAborted()
    process.stdout.write(`Verbena is open at ${await listen(app, config)}\n`)
    if (!stopping.aborted) await once(stopping, 'abort')
    const hasClosed = await close()
    await Promise.all([stopUpkeep(), transcriptions.stop(), alignments.stop()])
    await services.later.settled()
    return hasClosed ? 0 : 1
  } finally {
    redis?.disconnect()
    await database.close()
  }
}

function openServices(
  config: Config,
  open: { db: Database; redis: Redis | undefined; log: Logger },
): Services {
  const secret = config.authSecret ?? readAuthSecret(config, randomBytes)
  return createServices(config, {
    ...open,
    clock: { now: () => new Date() },
    chance: Math.random,
    secret,
  })
}

async function openApp(config: Config, services: Services, log: Logger): Promise<FastifyInstance> {
  const content = join(config.rootDirectory, 'content')
  await loadStarterCatalogue(
    services,
    readStarterCatalogue(content, (sentence) => log.warn(sentence)),
  )
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
      throw new StartError(`Port ${port} is taken by another program: set PORT to a free one.`)
    throw new StartError(`Cannot listen on ${host}:${port}: ${message}.`)
  }
  const address = app.server.address()
  const shown = host === 'localhost' || host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${shown}:${typeof address === 'object' && address ? address.port : port}`
}

const stop = new AbortController()
// From the first moment, so that a start that is broken off leaves no database behind; SIGHUP is a closed terminal.
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
