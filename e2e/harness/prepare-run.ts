import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { copyDataDirectory, freePort, startServer, temporaryFolder } from './server-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    journeys: {
      /** A DATA_DIR whose database is made and whose catalogue is loaded: servers start on copies of it. */
      preparedData: string
      /** The server of all files that need none of their own. */
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
  // A fixed port, because links in emails name it. Each journey states a client address of its own, so that limits by
  // address are not shared.
  const shared = await startServer(sharedData, await freePort(), { TRUST_PROXY: 'loopback' }, logPath)
  project.provide('journeys', { preparedData, sharedServer: { address: shared.address, logPath } })
  return async () => {
    await shared.kill('SIGTERM')
    folder.remove()
  }
}
