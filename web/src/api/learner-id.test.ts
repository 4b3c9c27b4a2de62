import { expect, test } from 'vitest'
import { learnerIdOf } from './learner-id.ts'

const id = '0b9f3c1e-7a52-4d68-9f10-3c5d7e9a1b20'
const jwt = (claims: string) => `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(claims).toString('base64url')}.seal`
const refreshToken = `${id}.5d0c.7.AbC_d-9`

test.each([
  ['the subject of an access token', jwt(`{"sub":"${id}","sid":"s","use":"access"}`), 'broken', id],
  ['an access token with letters of base64url', jwt(`{"sid":"¿¿¿>>>???","sub":"${id}"}`), '', id],
  ['the refresh token, where the access token cannot be read', 'expired', refreshToken, id],
  ['the refresh token, where the access token names nobody', jwt('{"sub":7}'), refreshToken, id],
  ['nobody, where neither can be read', 'broken', 'broken', ''],
  ['nobody, where a token is not JSON inside', 'a.e30x.b', 'marta.1.2.3', ''],
])('names %s', (_, accessToken, refresh, learnerId) => {
  expect(learnerIdOf(accessToken, refresh)).toBe(learnerId)
})
