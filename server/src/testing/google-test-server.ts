import { signInWithGoogle } from '@verbena/contract/accounts'
import { createGoogle } from '../providers/google-id-tokens.ts'
import { type Claims, type FakeGoogle, fakeClientId, startFakeGoogle } from './fake-google.ts'
import { createTestServer, type TestServer } from './test-server.ts'
import { testStart } from './test-time.ts'

const clock = { now: () => testStart }

export type GoogleTestServer = TestServer & {
  fake: FakeGoogle
  /** For one more server that believes the same Google; it has not asked for its keys yet. */
  newGoogle: () => ReturnType<typeof createGoogle>
  enter: (claims: Claims, body?: object) => ReturnType<typeof enter>
}

/** The real application, which believes a local Google. */
export async function createGoogleTestServer(): Promise<GoogleTestServer> {
  const fake = await startFakeGoogle(clock.now)
  const newGoogle = () => createGoogle({ clientId: fakeClientId, keysUrl: fake.keysUrl, clock })
  const server = await createTestServer({ google: newGoogle() })
  return {
    ...server,
    fake,
    newGoogle,
    enter: async (claims, body = {}) => enter(server, await fake.sign(claims), body),
    close: async () => {
      await server.close()
      await fake.stop()
    },
  }
}

const enter = (server: TestServer, token: string, body: object) =>
  server.call(signInWithGoogle, { body: { token, ...body } })
