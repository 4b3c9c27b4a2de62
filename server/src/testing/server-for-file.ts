import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { TestServer } from './test-server.ts'
import { testStart } from './test-time.ts'

/** One server for all tests of a file. Before each test its clock is reset and its emails are removed. */
export function serverForFile<Server extends TestServer>(create: () => Promise<Server>): Server {
  const server = {} as Server
  beforeAll(async () => {
    Object.assign(server, await create())
  })
  beforeEach(() => {
    server.time.now = testStart
    server.emails.length = 0
  })
  afterAll(() => server.close())
  return server
}
