import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { launchBrowser, openPage, type WatchedPage } from './browser.ts'
import {
  freePort,
  type ServerProcess,
  startServer,
  stopLeftDatabase,
  temporaryFolder,
} from './server-process.ts'

type Environment = Record<string, string>

export type Stage = {
  server: () => ServerProcess
  /** Called again, after a kill, it starts on the same folder and port. */
  start: (environment?: Environment) => Promise<void>
  open: (device: BrowserContextOptions) => Promise<WatchedPage>
}

/** A browser and a server for all tests of a file. */
export function stageForFile(environment?: () => Environment): Stage {
  const server = createServer()
  beforeAll(() => server.start(environment?.()))
  afterAll(server.stop)
  return withBrowser(server)
}

/** A browser for all tests of a file, and for each test the server that it starts. */
export function stageForEach(): Stage {
  const server = createServer()
  afterEach(server.stop)
  return withBrowser(server)
}

function withBrowser({ current, start }: ReturnType<typeof createServer>): Stage {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  // Vitest goes backwards: the browser is gone before the server is.
  afterAll(() => browser.close())
  return { server: current, start, open: (device) => openPage(browser, device, current().address) }
}

function createServer() {
  let place: { folder: ReturnType<typeof temporaryFolder>; port: number } | undefined
  let process: ServerProcess | undefined
  return {
    current() {
      if (!process) throw new Error('no server has been started')
      return process
    },
    async start(environment: Environment = {}) {
      place ??= { folder: temporaryFolder(), port: await freePort() }
      process = await startServer(place.folder.path, place.port, environment)
    },
    async stop() {
      await process?.kill('SIGTERM')
      if (place) {
        stopLeftDatabase(place.folder.path)
        place.folder.remove()
      }
      process = place = undefined
    },
  }
}
