import { join, resolve } from 'node:path'
import { z } from 'zod'
import { weaknessOf } from './config-secret.ts'
import { parseTrustProxy, type TrustProxy } from './config-trust-proxy.ts'
import type { ModelEndpoint } from './providers/model/chat.ts'
import type { SpeechEndpoint } from './providers/speech-openai.ts'

/** The one place that knows names and defaults of environment variables. */
const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().min(1).default('localhost'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  DATA_DIR: z.string().min(1).default('data'),
  DICTIONARIES_DIR: z.string().min(1).optional(),
  DATABASE_URL: z
    .string()
    .refine(isDatabaseUrl, 'it must look like postgres://user:password@host:5432/database')
    .optional(),
  AUTH_SECRET: z.string().optional(),
  AUTH_SECRET_PREVIOUS: z.string().optional(),
  BILLING: z.enum(['on', 'off']).default('on'),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  TRUST_PROXY: z.string().optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'it must look like https://learn.example.org' })
    .optional(),
  ALLOW_SANDBOX_BILLING: z.enum(['true', 'false']).default('false'),
  SANDBOX_PERIOD_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .default(30 * 24 * 60 * 60),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_PRICE_ID: z.string().optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_KEYS_URL: z.url({ protocol: /^https?$/ }).default('https://www.googleapis.com/oauth2/v3/certs'),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'it must look like redis://host:6379' }).optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'it must look like smtp://user:password@host:587' })
    .optional(),
  MAIL_FROM: z.string().min(1).default('Verbena <verbena@localhost>'),
  SPEECH_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'it must look like https://api.openai.com/v1' })
    .optional(),
  SPEECH_API_KEY: z.string().optional(),
  SPEECH_MODEL: z.string().min(1).default('gpt-4o-mini-tts'),
  SPEECH_VOICE: z.string().min(1).default('alloy'),
  LLM_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'it must look like https://api.openai.com/v1', abort: true })
    .refine(isWithoutExtras, 'it must end with its path: the key has LLM_API_KEY of its own')
    .optional(),
  LLM_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'a key is letters, digits and signs without blanks')
    .optional(),
  LLM_MODEL: z.string().min(1).max(200).optional(),
  AUDIO_CACHE_MEGABYTES: z.coerce.number().int().min(1).max(1_000_000).default(200),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
})

export type Config = {
  mode: 'development' | 'test' | 'production'
  host: string
  port: number
  /** Absolute. */
  dataDirectory: string
  /** Absolute. */
  dictionariesDirectory: string
  databaseUrl: string | undefined
  authSecret: string | undefined
  previousAuthSecret: string | undefined
  /** False for a household: everybody has Pro. */
  isBilled: boolean
  hasRateLimits: boolean
  /** Proxies whose X-Forwarded-For is believed. */
  trustProxy: TrustProxy
  /** Where learners reach this server, without a slash at the end: links in mails and returns from a payment lead there. */
  publicUrl: string
  billing: BillingConfig
  google: { clientId: string; keysUrl: string } | undefined
  redisUrl: string | undefined
  mail: { smtpUrl: string | undefined; from: string }
  /** A voice beside our own. */
  speech: SpeechEndpoint | undefined
  audioCacheBytes: number
  /** A language model that explains and translates beside our dictionaries. */
  model: ModelEndpoint | undefined
  logLevel: string
  /** Folder of the repository: migrations, starter content and the built pages are found from it. */
  rootDirectory: string
}

export type BillingConfig =
  | { provider: 'sandbox'; periodSeconds: number }
  | {
      provider: 'stripe'
      secretKey: string
      webhookSecret: string
      priceId: string
      apiUrl: string | undefined
    }

/** Ends a start with one clear sentence. */
export class StartError extends Error {}

/** @throws StartError naming the first variable that cannot be used. */
export function readConfig(environment: NodeJS.ProcessEnv, rootDirectory: string): Config {
  const used = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = environmentSchema.safeParse(used)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new StartError(`${issue?.path.join('.')} cannot be used: ${issue?.message}.`)
  }
  const values = parsed.data
  for (const name of ['AUTH_SECRET', 'AUTH_SECRET_PREVIOUS'] as const) {
    const secret = values[name]
    const weakness = secret && weaknessOf(secret, values.NODE_ENV)
    if (weakness) throw new StartError(`${name} cannot be used: ${weakness}.`)
  }
  if (values.NODE_ENV === 'production' && values.DATABASE_URL && !values.AUTH_SECRET)
    throw new StartError(
      'AUTH_SECRET is missing: with DATABASE_URL in production every server must share one secret of 32 characters or more.',
    )
  if (values.NODE_ENV === 'production' && values.RATE_LIMITS === 'off')
    throw new StartError('RATE_LIMITS=off is for load tests, and refused in production.')
  return {
    mode: values.NODE_ENV,
    host: values.HOST,
    port: values.PORT,
    dataDirectory: resolve(rootDirectory, values.DATA_DIR),
    dictionariesDirectory: resolve(
      rootDirectory,
      values.DICTIONARIES_DIR ?? join(values.DATA_DIR, 'dictionaries'),
    ),
    databaseUrl: values.DATABASE_URL,
    authSecret: values.AUTH_SECRET,
    previousAuthSecret: values.AUTH_SECRET_PREVIOUS,
    isBilled: values.BILLING === 'on',
    hasRateLimits: values.RATE_LIMITS === 'on',
    trustProxy: readTrustProxy(values.TRUST_PROXY),
    publicUrl: readPublicUrl(values),
    billing: readBilling(values),
    google: values.GOOGLE_CLIENT_ID
      ? { clientId: values.GOOGLE_CLIENT_ID, keysUrl: values.GOOGLE_KEYS_URL }
      : undefined,
    redisUrl: values.REDIS_URL,
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM },
    speech: readSpeech(values),
    audioCacheBytes: values.AUDIO_CACHE_MEGABYTES * 1024 * 1024,
    model: readModel(values),
    // At home the terminal stays quiet; a service tells of every request.
    logLevel: values.LOG_LEVEL ?? (values.NODE_ENV === 'production' ? 'info' : 'warn'),
    rootDirectory,
  }
}

type Values = z.infer<typeof environmentSchema>

function readPublicUrl({ PUBLIC_URL, PORT }: Values): string {
  if (!PUBLIC_URL) return `http://localhost:${PORT}`
  const { origin, pathname } = new URL(PUBLIC_URL)
  if (pathname !== '/')
    throw new StartError('PUBLIC_URL cannot be used: Verbena is served at the root of a host.')
  return origin
}

function readSpeech(values: Values): SpeechEndpoint | undefined {
  const { SPEECH_BASE_URL: url, SPEECH_API_KEY: apiKey, SPEECH_MODEL: model, SPEECH_VOICE: voice } = values
  return url ? { baseUrl: url.replace(/\/+$/, ''), apiKey, model, voice } : undefined
}

function readModel({
  LLM_BASE_URL: url,
  LLM_API_KEY: apiKey,
  LLM_MODEL: model,
}: Values): ModelEndpoint | undefined {
  if (url && !model)
    throw new StartError('LLM_BASE_URL needs LLM_MODEL beside it: the name of the model to ask.')
  if (!url && (apiKey || model))
    throw new StartError('LLM_API_KEY and LLM_MODEL need LLM_BASE_URL beside them.')
  return url && model ? { baseUrl: url.replace(/\/+$/, ''), apiKey, model } : undefined
}

function readBilling(values: Values): BillingConfig {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_ID: priceId,
  } = values
  if (secretKey) {
    if (!webhookSecret || !priceId)
      throw new StartError('STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_ID beside it.')
    if (!/^whsec_.{4,}$/.test(webhookSecret))
      throw new StartError(
        'STRIPE_WEBHOOK_SECRET cannot be used: it must be the signing secret of the webhook, whsec_….',
      )
    return { provider: 'stripe', secretKey, webhookSecret, priceId, apiUrl: values.STRIPE_API_URL }
  }
  if (webhookSecret || priceId)
    throw new StartError('STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_ID need STRIPE_SECRET_KEY beside them.')
  const isRefused = values.NODE_ENV === 'production' && values.ALLOW_SANDBOX_BILLING === 'false'
  if (isRefused && values.BILLING === 'on')
    throw new StartError(
      'Billing has no provider: set STRIPE_SECRET_KEY, or BILLING=off to give everybody Pro, or ALLOW_SANDBOX_BILLING=true for a test checkout that takes no money.',
    )
  return { provider: 'sandbox', periodSeconds: values.SANDBOX_PERIOD_SECONDS }
}

/** `/chat/completions` is added to it, and an address may come to be seen in a message. */
function isWithoutExtras(url: string): boolean {
  const { username, password, search, hash } = new URL(url)
  return `${username}${password}${search}${hash}` === ''
}

/** With a socket folder in `?host=` nothing need stand between `@` and `/`, which URL does not know. */
function isDatabaseUrl(text: string): boolean {
  return /^postgres(ql)?:\/\//.test(text) && URL.canParse(text.replace('@/', '@socket/'))
}

function readTrustProxy(text = 'false'): TrustProxy {
  const trusted = parseTrustProxy(text)
  if (trusted === null)
    throw new StartError(
      'TRUST_PROXY cannot be used: it takes true, false, a number of proxies, or their addresses (10.0.0.0/8, ::1), separated by commas.',
    )
  return trusted
}

export const migrationsDirectory = (root: string) => join(root, 'server', 'src', 'database', 'migrations')
