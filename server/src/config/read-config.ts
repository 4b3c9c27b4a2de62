import { join, resolve } from 'node:path'
import { entitlements } from '@verbena/contract/billing/plans'
import type { ModelEndpoint } from '../providers/model/chat.ts'
import type { SpeechEndpoint } from '../providers/speech/openai-voice.ts'
import { type BillingConfig, readBilling } from './billing-config.ts'
import { type Environment, environmentSchema } from './environment-schema.ts'
import { type OwnMediaConfig, readModel, readOwnMedia, readSpeech } from './provider-config.ts'
import { secretWeaknessOf } from './secret-strength.ts'
import { StartError } from './start-error.ts'
import { parseTrustProxy, type TrustProxy } from './trust-proxy.ts'

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
  /** False where everybody has Pro, for example in a household. */
  isBilled: boolean
  hasRateLimits: boolean
  /** Proxies whose X-Forwarded-For header is trusted. */
  trustProxy: TrustProxy
  /** The address of this server without a slash at the end, for links in e-mails and the return from a payment. */
  publicUrl: string
  billing: BillingConfig
  google: { clientId: string; keysUrl: string } | undefined
  redisUrl: string | undefined
  mail: { smtpUrl: string | undefined; from: string }
  /** A speech endpoint; eSpeak is its fallback. */
  speech: SpeechEndpoint | undefined
  audioCacheBytes: number
  /** Lookups that a plan allows on a day; null is without limit. */
  lookupsPerDay: { guest: number; free: number; pro: number | null }
  /** A language model that explains and translates where the dictionaries do not. */
  model: ModelEndpoint | undefined
  /** A LanguageTool server, up to `/v2`, without a slash at the end. */
  languageToolUrl: string | undefined
  ownMedia: OwnMediaConfig
  /** Origins whose pictures and sound the page may load, for an imported catalogue. */
  mediaOrigins: string[]
  logLevel: string
  /** The folder of the repository, which holds migrations, starter content and the built pages. */
  rootDirectory: string
}

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
    const weakness = secret && secretWeaknessOf(secret, values.NODE_ENV)
    if (weakness) throw new StartError(`${name} cannot be used: ${weakness}.`)
  }
  if (values.NODE_ENV === 'production' && values.DATABASE_URL && !values.AUTH_SECRET)
    throw new StartError(
      'AUTH_SECRET is missing: with DATABASE_URL in production every server must share one secret of 32 characters or more.',
    )
  if (values.NODE_ENV === 'production' && values.RATE_LIMITS === 'off')
    throw new StartError('RATE_LIMITS=off is for load tests and is not allowed in production.')
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
    lookupsPerDay: {
      guest: values.LOOKUPS_PER_DAY_GUEST,
      free: values.LOOKUPS_PER_DAY_FREE,
      pro: entitlements.pro.lookupsPerDay,
    },
    audioCacheBytes: values.AUDIO_CACHE_MEGABYTES * 1024 * 1024,
    model: readModel(values),
    languageToolUrl: values.LANGUAGETOOL_URL?.replace(/\/+$/, '').replace(/\/v2$/, ''),
    mediaOrigins: readMediaOrigins(values),
    ownMedia: readOwnMedia(values),
    // In production every request is logged; in development only warnings.
    logLevel: values.LOG_LEVEL ?? (values.NODE_ENV === 'production' ? 'info' : 'warn'),
    rootDirectory,
  }
}

function readPublicUrl({ PUBLIC_URL, PORT }: Environment): string {
  if (!PUBLIC_URL) return `http://localhost:${PORT}`
  const { origin, pathname } = new URL(PUBLIC_URL)
  if (pathname !== '/')
    throw new StartError('PUBLIC_URL cannot be used: Verbena is served at the root of a host.')
  return origin
}

/** Only origins, because they are copied into the Content-Security-Policy. */
function readMediaOrigins({ MEDIA_ORIGINS }: Environment): string[] {
  const origins = MEDIA_ORIGINS.split(/[\s,]+/).filter(Boolean)
  const wrong = origins.find((origin) => !/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/.test(origin))
  if (wrong !== undefined)
    throw new StartError(
      `MEDIA_ORIGINS cannot be used: ${wrong} must look like https://media.example.org, without a path.`,
    )
  return origins
}

function readTrustProxy(text = 'false'): TrustProxy {
  const trusted = parseTrustProxy(text)
  if (trusted === null)
    throw new StartError(
      'TRUST_PROXY cannot be used: it must be true, false, a number of proxies, or their addresses (10.0.0.0/8, ::1), separated by commas.',
    )
  return trusted
}

export const migrationsDirectory = (root: string) => join(root, 'server', 'src', 'database', 'migrations')
