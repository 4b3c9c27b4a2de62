import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('everything has a default, and an empty variable counts as absent', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: '' }, '/verbena')).toMatchObject({
    port: 3000,
    dataDirectory: '/verbena/data',
    databaseUrl: undefined,
    isBilled: true,
  })
})

test.each([
  [{ PORT: 'eighty' }, /^PORT cannot be used/],
  [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL cannot be used/],
  [{ DATABASE_URL: 'postgres://user:pa/ss@host/x' }, /^DATABASE_URL cannot be used: it must look like/],
  [{ AUTH_SECRET: 'short' }, /^AUTH_SECRET cannot be used: it is shorter than 32 characters\.$/],
  [{ AUTH_SECRET_PREVIOUS: 'short' }, /^AUTH_SECRET_PREVIOUS cannot be used/],
  [{ NODE_ENV: 'production', AUTH_SECRET: 'ab'.repeat(32) }, /^AUTH_SECRET cannot be used: .* guessed/],
  [{ TRUST_PROXY: 'yes' }, /^TRUST_PROXY cannot be used/],
  [{ NODE_ENV: 'production', DATABASE_URL: 'postgres://x/y' }, /^AUTH_SECRET is missing/],
])('%o is refused in one sentence', (environment, message) => {
  expect(() => readConfig(environment, '/verbena')).toThrow(message)
})

test.each(['postgres:///verbena?host=/run/postgresql', 'postgresql://learner@/verbena?host=/run/postgresql'])(
  'a socket stands in DATABASE_URL: %s',
  (url) => {
    expect(readConfig({ DATABASE_URL: url }, '/verbena').databaseUrl).toBe(url)
  },
)

test('an easy secret will do on one’s own machine', () => {
  const secret = 'ab'.repeat(32)
  expect(readConfig({ AUTH_SECRET: secret }, '/verbena').authSecret).toBe(secret)
})
