import { join, resolve } from 'node:path'
import { z } from 'zod'

/** The one place that knows names and defaults of environment variables. */
const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().min(1).default('localhost'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  AUTH_SECRET: z.string().min(32).optional(),
  AUTH_SECRET_PREVIOUS: z.string().min(32).optional(),
  BILLING: z.enum(['on', 'off']).default('on'),
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
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  trustProxy: string | undefined
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
  if (values.NODE_ENV === 'production' && values.DATABASE_URL && !values.AUTH_SECRET)
    throw new StartError(
      'AUTH_SECRET is missing: with DATABASE_URL in production every server must share one secret of 32 characters or more.',
    )
  return {
    mode: values.NODE_ENV,
    host: values.HOST,
    port: values.PORT,
    dataDirectory: resolve(rootDirectory, values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    authSecret: values.AUTH_SECRET,
    previousAuthSecret: values.AUTH_SECRET_PREVIOUS,
    isBilled: values.BILLING === 'on',
    trustProxy: values.TRUST_PROXY,
    // At home the terminal stays quiet; a service tells of every request.
    logLevel: values.LOG_LEVEL ?? (values.NODE_ENV === 'production' ? 'info' : 'warn'),
    rootDirectory,
  }
}

export const migrationsDirectory = (root: string) => join(root, 'server', 'src', 'database', 'migrations')
