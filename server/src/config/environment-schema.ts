import { entitlements } from '@verbena/contract/billing/plans'
import { z } from 'zod'

const lookups = (usual: number) => z.coerce.number().int().min(0).max(100_000).default(usual)

/** Names, formats and defaults of all environment variables. */
export const environmentSchema = z.object({
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
    .refine(isWithoutExtras, 'it must end with its path; set the key in LLM_API_KEY')
    .optional(),
  LLM_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'a key consists of letters, digits and signs without spaces')
    .optional(),
  LLM_MODEL: z.string().min(1).max(200).optional(),
  LANGUAGETOOL_URL: z
    .url({ protocol: /^https?$/, error: 'it must look like http://localhost:8081', abort: true })
    .refine(isWithoutExtras, 'it must end with its path')
    .optional(),
  LOOKUPS_PER_DAY_GUEST: lookups(entitlements.guest.lookupsPerDay),
  LOOKUPS_PER_DAY_FREE: lookups(entitlements.free.lookupsPerDay),
  YOUTUBE_OEMBED_URL: z
    .url({ protocol: /^https?$/, error: 'it must look like https://www.youtube.com/oembed' })
    .optional(),
  YOUTUBE_PICTURES_URL: z
    .url({ protocol: /^https?$/, error: 'it must look like https://i.ytimg.com/vi' })
    .optional(),
  YOUTUBE_CAPTIONS_URL: z
    .url({ protocol: /^https?$/, error: 'it must look like https://www.youtube.com' })
    .optional(),
  UPLOAD_FILE_MEGABYTES: z.coerce.number().int().min(1).max(100_000).default(1024),
  UPLOAD_QUOTA_MEGABYTES: z.coerce.number().int().min(1).max(10_000_000).default(5120),
  TRANSCRIBE_URL: z
    .url({ protocol: /^https?$/, error: 'it must look like https://api.openai.com/v1', abort: true })
    .refine(isWithoutExtras, 'it must end with its path; set the key in TRANSCRIBE_KEY')
    .optional(),
  TRANSCRIBE_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'a key consists of letters, digits and signs without spaces')
    .optional(),
  TRANSCRIBE_MODEL: z.string().min(1).max(200).default('whisper-1'),
  TRANSCRIBE_FILE_MEGABYTES: z.coerce.number().int().min(1).max(10_000).default(25),
  TRANSCRIBE_MINUTES_PER_DAY: z.coerce.number().int().min(1).max(100_000).default(120),
  AUDIO_CACHE_MEGABYTES: z.coerce.number().int().min(1).max(1_000_000).default(200),
  MEDIA_ORIGINS: z.string().max(2000).default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
})

export type Environment = z.infer<typeof environmentSchema>

/** Paths are appended to these addresses, and an address may be shown in a message, so it must not hold a password. */
function isWithoutExtras(url: string): boolean {
  const { username, password, search, hash } = new URL(url)
  return `${username}${password}${search}${hash}` === ''
}

/** With a socket folder in `?host=` the host may be empty, which the URL parser does not accept. */
function isDatabaseUrl(text: string): boolean {
  return /^postgres(ql)?:\/\//.test(text) && URL.canParse(text.replace('@/', '@socket/'))
}
