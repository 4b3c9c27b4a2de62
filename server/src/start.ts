import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { readStarterCatalogue } from '@verbena/content/starter-catalogue'
import { readStarterLexicon } from '@verbena/content/starter-lexicon'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { buildApp } from './app.ts'
import { type Config, readConfig, StartError } from './config.ts'
import { connectDatabase } from './database/connect.ts'
import { takeDataDirectory } from './database/data-directory.ts'
import { readAuthSecret } from './features/accounts/auth-secret.ts'
import { createPasswords } from './features/accounts/passwords.ts'
import { createTokens } from './features/accounts/tokens.ts'
import { loadStarterCatalogue } from './features/catalogue/load-starter-catalogue.service.ts'
import { createMediaLinks } from './features/catalogue/media-links.ts'
import { gracefulClose } from './http/graceful-close.ts'
import { logOptions } from './http/log.ts'
import { findRootDirectory } from './root-directory.ts'
import type { Services } from './services.ts'

/** How long requests in flight may take after we were asked to stop. */
const closeWithinMilliseconds = 10_000

async function start() {
  const config = readConfig(process.env, findRootDirectory(import.meta.dirname))
  const log = pino(logOptions(config.logLevel) as object)
  const giveBack = takeDataDirectory(config.dataDirectory)
  process.on('exit', giveBack)
  const database = await connectDatabase(config, log)
  try {
    const secret = config.authSecret ?? readAuthSecret(config.dataDirectory, randomBytes)
    const clock = { now: () => new Date() }
    const services: Services = {
      db: database.db,
      clock,
      passwords: createPasswords(),
      tokens: createTokens({ secret, previousSecret: config.previousAuthSecret }),
      mediaLinks: createMediaLinks(secret),
      lexicon: readStarterLexicon(join(config.rootDirectory, 'content')),
      isBilled: config.isBilled,
    }
    await loadStarterCatalogue(
      database.db,
      readStarterCatalogue(join(config.rootDirectory, 'content')),
      clock.now(),
    )
    const app = await buildApp(services, {
      logger: logOptions(config.logLevel),
      isProduction: config.mode === 'production',
      rootDirectory: config.rootDirectory,
      trustProxy: config.trustProxy,
      newRequestId: randomUUID,
    })
    stopOnSignal(gracefulClose(app), database.close)
    process.stdout.write(`Verbena is open at ${await listen(app, config)}\n`)
  } catch (error) {
    await database.close()
    throw error
  }
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

/** Takes no new request, finishes those in flight, then closes the database. */
function stopOnSignal(closeApp: () => Promise<void>, closeDatabase: () => Promise<void>) {
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    const deadline = setTimeout(() => process.exit(1), closeWithinMilliseconds)
    deadline.unref()
    await closeApp()
    await closeDatabase()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

start().catch((error: unknown) => {
  const text = error instanceof StartError ? error.message : ((error as Error)?.stack ?? String(error))
  process.stderr.write(`Verbena cannot start. ${text}\n`)
  process.exit(1)
})
