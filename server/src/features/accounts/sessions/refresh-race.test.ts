import { expect, test } from 'vitest'
import { serverForFile } from '../../../testing/server-for-file.ts'
import { createTestServer } from '../../../testing/test-server.ts'
import { refreshSession } from './sessions.service.ts'

const server = serverForFile(createTestServer)

test.each([5, -5, 20_000, -20_000])(
  'two tabs that refresh at once on servers whose clocks differ by %i ms both go on',
  async (difference) => {
    const { refresh_token } = await server.join()
    const now = server.time.now.getTime()
    const there = { ...server.services, clock: { now: () => new Date(now + difference) } }
    const first = await refreshSession(server.services, refresh_token)
    const second = await refreshSession(there, refresh_token)
    expect(second.refresh_token).toBe(first.refresh_token)
    expect(await refreshSession(there, second.refresh_token)).toBeTruthy()
  },
)
