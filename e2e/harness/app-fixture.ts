import { readFileSync } from 'node:fs'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, inject, onTestFailed } from 'vitest'
import { launchBrowser, openPage, type WatchedPage } from './browser.ts'
import {
  freePort,
  type ServerProcess,
  startServer,
  stopOrphanedDatabase,
  temporaryFolder,
} from './server-process.ts'

type Environment = Record<string, string>
type Open = (device: BrowserContextOptions) => Promise<WatchedPage>

/** The server and pages that the journeys of a file use. */
export type App = { server: () => Pick<ServerProcess, 'address' | 'printed'>; open: Open }

export type OwnApp = {
  server: () => ServerProcess
  /** A second call, after a kill, starts the server on the same folder and port. */
  start: (environment?: Environment) => Promise<void>
  open: Open
}

/** The server of the whole run, for journeys that neither stop nor configure it. Usernames must be unique. */
export function sharedApp(): App {
  const { address, logPath } = inject('journeys').sharedServer
  const server = { address, printed: () => readFileSync(logPath, 'utf8') }
  return { server: () => server, open: pageOpener(() => address) }
}

/** One server for all journeys of a file. */
export function appForFile(environment?: () => Environment): OwnApp {
  const server = createServer()
  beforeAll(() => server.start(environment?.()))
  afterAll(server.stop)
  return appOf(server)
}

/** One server for each journey, which starts it. */
export function appForEachTest(): OwnApp {
  const server = createServer()
  afterEach(server.stop)
  return appOf(server)
}

const appOf = ({ current, start }: ReturnType<typeof createServer>): OwnApp => ({
  server: current,
  start,
  open: pageOpener(() => current().address),
})

/** One browser for each worker; it stays open until the worker ends. */
let sharedBrowser: Promise<Browser> | undefined
const pageOpener =
  (address: () => string): Open =>
  async (device) => {
    sharedBrowser ??= launchBrowser()
    const opened = await openPage(await sharedBrowser, device, address())
    onTestFailed(() => printPage(opened.page))
    return opened
  }

async function printPage(page: Page) {
  if (page.isClosed()) return
  console.log(`${page.url()}\n${await page.locator('body').ariaSnapshot({ timeout: 5000 })}`)
}

function createServer() {
  let site: { folder: ReturnType<typeof temporaryFolder>; port: number } | undefined
  let process: ServerProcess | undefined
  return {
    current() {
      if (!process) throw new Error('no server has been started')
      return process
    },
    async start(environment: Environment = {}) {
      site ??= { folder: temporaryFolder(inject('journeys').preparedData), port: await freePort() }
      process = await startServer(site.folder.path, site.port, environment)
    },
    async stop() {
      await process?.kill('SIGTERM')
      if (site) {
        stopOrphanedDatabase(site.folder.path)
        site.folder.remove()
      }
      process = site = undefined
    },
  }
}
