import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { copyDataDirectory, freePort, startServer, temporaryFolder } from './server-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    journeys: {
      /** A DATA_DIR with a migrated database and the loaded catalogue. Servers start on copies of it. */
      preparedData: string
      /** The server of all files that do not start their own. */
      sharedServer: { address: string; logPath: string }
    }
  }
}

/** Runs once before all journeys. */
export async function setup(project: TestProject) {
  const folder = temporaryFolder()
  const preparedData = join(folder.path, 'prepared')
  const first = await startServer(preparedData, 0)
  await first.kill('SIGTERM')
  const sharedData = join(folder.path, 'shared')
  copyDataDirectory(preparedData, sharedData)
  const logPath = join(folder.path, 'shared-server.log')
  // The port is fixed because links in mails contain it. Each browser context sends its own client address, so that
  // limits by address are not shared.
  const shared = await startServer(sharedData, await freePort(), { TRUST_PROXY: 'loopback' }, logPath)
  project.provide('journeys', { preparedData, sharedServer: { address: shared.address, logPath } })
  return async () => {
    await shared.kill('SIGTERM')
    folder.remove()
  }
}
