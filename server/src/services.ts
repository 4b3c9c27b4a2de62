import type { Lexicon } from '@verbena/content/lexicon'
import type { Database } from './database/database.ts'
import type { Passwords } from './features/accounts/passwords.ts'
import type { Tokens } from './features/accounts/tokens.ts'
import type { MediaLinks } from './features/catalogue/media-links.ts'
import type { RateLimits } from './rate-limits.ts'

/** Everything a feature may reach: given once at the start, and by tests with a clock of their own. */
export type Services = {
  db: Database
  clock: { now: () => Date }
  passwords: Passwords
  tokens: Tokens
  lexicon: Lexicon
  mediaLinks: MediaLinks
  rateLimits: RateLimits
  /** False where the operator gives everybody Pro. */
  isBilled: boolean
}
