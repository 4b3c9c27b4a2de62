import { createHmac } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { startFakeHttpServer } from './fake-http-server.ts'

type Fault = 'none' | '500' | 'garbage' | 'no keys' | 'slow' | 'cut off' | 'once 500'
type KeyPair = Awaited<ReturnType<typeof createKey>>
/** Changes to the claims of a token: `undefined` removes one. */
export type Claims = { [name: string]: unknown }

export const fakeClientId = 'verbena.apps.googleusercontent.test'

const createKey = async (kid: string) => ({
  kid,
  ...(await generateKeyPair('RS256', { extractable: true })),
})

/** Publishes keys as Google does, and signs valid and invalid ID tokens. */
export async function startFakeGoogle(now: () => Date) {
  let key = await createKey('key-1')
  const stranger = await createKey('key-1')
  const state = { fault: 'none' as Fault, requestCount: 0 }
  const { origin, stop } = await startFakeHttpServer(async (_request, response) => {
    state.requestCount++
    const { kid, publicKey } = key
    answer(response, state, { keys: [{ ...(await exportJWK(publicKey)), kid, use: 'sig', alg: 'RS256' }] })
  })
  const seconds = (fromNow: number) => Math.floor(now().getTime() / 1000) + fromNow
  const claimsWith = (changes: Claims): JWTPayload => {
    const claims = {
      iss: 'https://accounts.google.com',
      aud: fakeClientId,
      azp: fakeClientId,
      sub: '110169484474386276334',
      iat: seconds(-5),
      exp: seconds(3600),
      email: 'marta@gmail.com',
      email_verified: true,
      name: 'Marta Ruiz',
    }
    return Object.fromEntries(Object.entries({ ...claims, ...changes }).filter(([, v]) => v !== undefined))
  }
  const signWith = ({ kid, privateKey }: KeyPair, changes: Claims, header: object) =>
    new SignJWT(claimsWith(changes)).setProtectedHeader({ alg: 'RS256', kid, ...header }).sign(privateKey)
  return {
    keysUrl: `${origin}/certs`,
    state,
    seconds,
    sign: (changes: Claims = {}, header: object = {}) => signWith(key, changes, header),
    /** Signed by an unpublished key that carries the id of a published one. */
    signAsStranger: (changes: Claims = {}) => signWith(stranger, changes, {}),
    /** Signed by HS256 with the public key as the secret. */
    signWithPublicKey: async (changes: Claims = {}) => {
      const signed = `${encode({ alg: 'HS256', kid: key.kid })}.${encode(claimsWith(changes))}`
      const secret = await exportSPKI(key.publicKey)
      return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
    },
    unsigned: (changes: Claims = {}) => `${encode({ alg: 'none' })}.${encode(claimsWith(changes))}.`,
    rotate: async () => {
      key = await createKey(`key-${key.kid}-next`)
    },
    stop,
  }
}

export type FakeGoogle = Awaited<ReturnType<typeof startFakeGoogle>>

export const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function answer(response: ServerResponse, state: { fault: Fault }, keys: object) {
  const { fault } = state
  if (fault === 'once 500') state.fault = 'none'
  switch (fault) {
    case 'slow':
      return
    case '500':
    case 'once 500':
      return response.writeHead(500).end('{}')
    case 'garbage':
      return response.end('<html>')
    case 'no keys':
      return response.end('{"keys": 7}')
    case 'cut off':
      response.writeHead(200, { 'content-length': 1000 }).write('{"keys": [')
      return response.destroy()
    default:
      return response.setHeader('content-type', 'application/json').end(JSON.stringify(keys))
  }
}
