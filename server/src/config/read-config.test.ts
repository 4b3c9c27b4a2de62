import { expect, test } from 'vitest'
import { configWarnings } from './config-warnings.ts'
import { readConfig } from './read-config.ts'

test('everything has a default, and an empty variable counts as absent', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: '' }, '/verbena')).toMatchObject({
    port: 3000,
    dataDirectory: '/verbena/data',
    databaseUrl: undefined,
    isBilled: true,
  })
})

test('MEDIA_ORIGINS is a list of origins', () => {
  const { mediaOrigins } = readConfig({ MEDIA_ORIGINS: 'https://a.org, http://localhost:8080' }, '/verbena')
  expect(mediaOrigins).toEqual(['https://a.org', 'http://localhost:8080'])
  expect(readConfig({}, '/verbena').mediaOrigins).toEqual([])
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
  [{ NODE_ENV: 'production' }, /^Billing has no provider/],
  [{ STRIPE_SECRET_KEY: 'sk_live_x' }, /^STRIPE_SECRET_KEY also requires STRIPE_WEBHOOK_SECRET/],
  [{ STRIPE_PRICE_ID: 'price_x' }, /also require STRIPE_SECRET_KEY\.$/],
  [
    { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'x', STRIPE_PRICE_ID: 'price_x' },
    /^STRIPE_WEBHOOK_SECRET cannot be used/,
  ],
  [{ PUBLIC_URL: 'learn.example.org' }, /^PUBLIC_URL cannot be used: it must look like/],
  [
    { PUBLIC_URL: 'https://example.org/verbena' },
    /^PUBLIC_URL cannot be used: Verbena is served at the root/,
  ],
  [{ REDIS_URL: 'localhost:6379' }, /^REDIS_URL cannot be used/],
  [{ SMTP_URL: 'mail.example.org' }, /^SMTP_URL cannot be used/],
  [{ MEDIA_ORIGINS: "https://a.org 'unsafe-inline'" }, /^MEDIA_ORIGINS cannot be used: 'unsafe-inline' must/],
  [{ MEDIA_ORIGINS: 'https://a.org/films' }, /^MEDIA_ORIGINS cannot be used/],
  [{ MEDIA_ORIGINS: 'https://*' }, /^MEDIA_ORIGINS cannot be used/],
])('%o is refused in one sentence', (environment, message) => {
  expect(() => readConfig(environment, '/verbena')).toThrow(message)
})

test.each(['postgres:///verbena?host=/run/postgresql', 'postgresql://learner@/verbena?host=/run/postgresql'])(
  'a socket stands in DATABASE_URL: %s',
  (url) => {
    expect(readConfig({ DATABASE_URL: url }, '/verbena').databaseUrl).toBe(url)
  },
)

test('a weak secret is accepted in development', () => {
  const secret = 'ab'.repeat(32)
  expect(readConfig({ AUTH_SECRET: secret }, '/verbena').authSecret).toBe(secret)
})

const stripe = { STRIPE_WEBHOOK_SECRET: 'whsec_fake', STRIPE_PRICE_ID: 'price_x' }
const safe = { NODE_ENV: 'production', PUBLIC_URL: 'https://learn.example.org', SMTP_URL: 'smtp://mail' }

test.each<[NodeJS.ProcessEnv, RegExp[]]>([
  [{}, []],
  [{ HOST: '0.0.0.0' }, [/^The test checkout gives Pro/]],
  [{ HOST: '0.0.0.0', BILLING: 'off' }, []],
  [{ TRUST_PROXY: 'true' }, [/^TRUST_PROXY=true trusts/]],
  [{ ...safe, ...stripe, STRIPE_SECRET_KEY: 'sk_live_x' }, []],
  [{ ...safe, ...stripe, STRIPE_SECRET_KEY: 'sk_test_x' }, [/is a test key/]],
  [{ NODE_ENV: 'production', BILLING: 'off' }, [/^PUBLIC_URL is/, /^SMTP_URL is not set/]],
])('%o causes the warnings %j', (environment, warnings) => {
  const given = configWarnings(readConfig(environment, '/verbena'))
  expect(given).toHaveLength(warnings.length)
  for (const [index, warning] of warnings.entries()) expect(given[index]).toMatch(warning)
})
