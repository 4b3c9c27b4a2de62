import { join, resolve } from 'node:path'
import { z } from 'zod'
import { weaknessOf } from './config-secret.ts'
import { parseTrustProxy, type TrustProxy } from './config-trust-proxy.ts'

/** The one place that knows names and defaults of environment variables. */
const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().min(1).default('localhost'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z
    .string()
    .refine(isDatabaseUrl, 'it must look like postgres://user:password@host:5432/database')
    .optional(),
  AUTH_SECRET: z.string().optional(),
  AUTH_SECRET_PREVIOUS: z.string().optional(),
  BILLING: z.enum(['on', 'off']).default('on'),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  TRUST_PROXY: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
})

export type Config = {
  mode: 'development' | 'test' | 'production'
  host: string
  port: number
  /** Absolute. */
  dataDirectory: string
  databaseUrl: string | undefined
  authSecret: string | undefined
  previousAuthSecret: string | undefined
  /** False for a household: everybody has Pro. */
  isBilled: boolean
  hasRateLimits: boolean
  /** Proxies whose X-Forwarded-For is believed. */
  trustProxy: TrustProxy
  logLevel: string
  /** Folder of the repository: migrations, starter content and the built pages are found from it. */
  rootDirectory: string
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
    databaseUrl: values.DATABASE_URL,
    authSecret: values.AUTH_SECRET,
    previousAuthSecret: values.AUTH_SECRET_PREVIOUS,
    isBilled: values.BILLING === 'on',
    hasRateLimits: values.RATE_LIMITS === 'on',
    trustProxy: readTrustProxy(values.TRUST_PROXY),
    // At home the terminal stays quiet; a service tells of every request.
    logLevel: values.LOG_LEVEL ?? (values.NODE_ENV === 'production' ? 'info' : 'warn'),
    rootDirectory,
  }
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
