import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

type Fault = 'none' | '500' | 'garbage' | 'no keys' | 'slow' | 'cut off' | 'once 500'
type KeyPair = Awaited<ReturnType<typeof createKey>>
/** `undefined` takes a claim out. */
export type Claims = { [name: string]: unknown }

export const fakeClientId = 'verbena.apps.googleusercontent.test'

const createKey = async (kid: string) => ({
  kid,
  ...(await generateKeyPair('RS256', { extractable: true })),
})

/** A server that publishes keys as Google does, and signs ID tokens with them: good ones, and any other. */
export async function startFakeGoogle(now: () => Date) {
  let key = await createKey('key-1')
  const stranger = await createKey('key-1')
  const state = { fault: 'none' as Fault, asked: 0 }
  const server = createServer(async (_request, response) => {
    state.asked++
    const { kid, publicKey } = key
    answer(response, state, { keys: [{ ...(await exportJWK(publicKey)), kid, use: 'sig', alg: 'RS256' }] })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
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
    keysUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/certs`,
    state,
    seconds,
    sign: (changes: Claims = {}, header: object = {}) => signWith(key, changes, header),
    /** By a key that Google never published, under a name that it did. */
    signAsStranger: (changes: Claims = {}) => signWith(stranger, changes, {}),
    /** By what everybody knows, taken for a shared secret. */
    signWithPublicKey: async (changes: Claims = {}) => {
      const signed = `${encode({ alg: 'HS256', kid: key.kid })}.${encode(claimsWith(changes))}`
      const secret = await exportSPKI(key.publicKey)
      return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
    },
    unsigned: (changes: Claims = {}) => `${encode({ alg: 'none' })}.${encode(claimsWith(changes))}.`,
    rotate: async () => {
      key = await createKey(`key-${key.kid}-next`)
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      if (server.listening) await once(server, 'close')
    },
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
