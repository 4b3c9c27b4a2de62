import { join } from 'node:path'
import { readStarterLexicon } from '@verbena/content/starter-lexicon'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import { createPasswords } from './features/accounts/passwords.ts'
import { createTokens } from './features/accounts/tokens.ts'
import { createSandboxPayments } from './features/billing/sandbox-payments.ts'
import { createMediaLinks } from './features/catalogue/media-links.ts'
import { createLater } from './later.ts'
import { createGoogle } from './providers/google-id-tokens.ts'
import { createPrintedMail, type Mail } from './providers/mail.ts'
import type { Payments } from './providers/payments.ts'
import { createSmtpMail } from './providers/smtp-mail.ts'
import { createStripePayments } from './providers/stripe-payments.ts'
import { createRateLimits, noRateLimits } from './rate-limits.ts'
import type { Services } from './services.ts'

type Surroundings = {
  db: Database
  redis: Redis | undefined
  log: Logger
  clock: Services['clock']
  secret: string
}

/** Chooses for each job the adapter that the environment asks for. */
export function createServices(config: Config, { db, redis, log, clock, secret }: Surroundings): Services {
  return {
    db,
    clock,
    passwords: createPasswords(),
    tokens: createTokens({ secret, previousSecret: config.previousAuthSecret }),
    mediaLinks: createMediaLinks(secret),
    lexicon: readStarterLexicon(join(config.rootDirectory, 'content')),
    rateLimits: config.hasRateLimits ? createRateLimits(redis) : noRateLimits,
    isBilled: config.isBilled,
    payments: choosePayments(config, db, clock),
    google: config.google ? createGoogle({ ...config.google, clock }) : null,
    mail: chooseMail(config),
    publicUrl: config.publicUrl,
    later: createLater((error) => log.error({ err: error }, 'work after an answer failed')),
  }
}

function choosePayments({ billing, publicUrl }: Config, db: Database, clock: Services['clock']): Payments {
  return billing.provider === 'stripe'
    ? createStripePayments(billing)
    : createSandboxPayments({ db, clock, periodSeconds: billing.periodSeconds, publicUrl })
}

function chooseMail({ mail: { smtpUrl, from } }: Config): Mail {
  return smtpUrl
    ? createSmtpMail({ smtpUrl, from })
    : createPrintedMail((text) => void process.stdout.write(text))
}
