import { signInWithGoogle } from '@verbena/contract/accounts/sessions'
import { createGoogle } from '../providers/google/google-id-tokens.ts'
import { type Claims, type FakeGoogle, fakeClientId, startFakeGoogle } from './fakes/fake-google.ts'
import { createTestServer, type TestServer } from './test-server.ts'
import { testStart } from './test-time.ts'

const clock = { now: () => testStart }

export type GoogleTestServer = TestServer & {
  fake: FakeGoogle
  /** A client of the same fake Google that has not fetched its keys yet. */
  newGoogle: () => ReturnType<typeof createGoogle>
  signInWithClaims: (claims: Claims, body?: object) => ReturnType<typeof signInWithToken>
}

/** The real application, whose Google is a fake. */
export async function createGoogleTestServer(): Promise<GoogleTestServer> {
  const fake = await startFakeGoogle(clock.now)
  const newGoogle = () => createGoogle({ clientId: fakeClientId, keysUrl: fake.keysUrl, clock })
  const server = await createTestServer({ google: newGoogle() })
  return {
    ...server,
    fake,
    newGoogle,
    signInWithClaims: async (claims, body = {}) => signInWithToken(server, await fake.sign(claims), body),
    close: async () => {
      await server.close()
      await fake.stop()
    },
  }
}

const signInWithToken = (server: TestServer, token: string, body: object) =>
  server.call(signInWithGoogle, { body: { token, ...body } })
