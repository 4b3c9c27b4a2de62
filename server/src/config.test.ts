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
  [{ AUTH_SECRET: 'short' }, /^AUTH_SECRET cannot be used/],
  [{ NODE_ENV: 'production', DATABASE_URL: 'postgres://x/y' }, /^AUTH_SECRET is missing/],
])('%o is refused in one sentence', (environment, message) => {
  expect(() => readConfig(environment, '/verbena')).toThrow(message)
})
