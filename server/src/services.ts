import type { Lexicon } from '@verbena/content/lexicon'
import type { Database } from './database/database.ts'
import type { Passwords } from './features/accounts/passwords.ts'
import type { Tokens } from './features/accounts/tokens.ts'
import type { MediaLinks } from './features/catalogue/media-links.ts'
import type { AudioFiles } from './features/lookup/audio-files.ts'
import type { Later } from './later.ts'
import type { Dictionary } from './providers/dictionary/dictionary.ts'
import type { Google } from './providers/google.ts'
import type { Mail } from './providers/mail.ts'
import type { Model } from './providers/model/model.ts'
import type { Payments } from './providers/payments.ts'
import type { Speech } from './providers/speech.ts'
import type { WordNet } from './providers/wordnet/wordnet.ts'
import type { RateLimits } from './rate-limits.ts'

/** Everything a feature may reach: given once at the start, and by tests with a clock of their own. */
export type Services = {
  db: Database
  clock: { now: () => Date }
  passwords: Passwords
  tokens: Tokens
  lexicon: Lexicon
  /** Installed dictionaries; knows nothing where there are none. */
  dictionary: Dictionary
  speech: Speech
  /** What was said before. */
  audioFiles: AudioFiles
  /** English definitions and examples. */
  wordNet: WordNet
  /** Null where no language model is configured. */
  model: Model | null
  mediaLinks: MediaLinks
  rateLimits: RateLimits
  /** False where the operator gives everybody Pro. */
  isBilled: boolean
  payments: Payments
  /** Null where signing in with Google is not configured. */
  google: Google | null
  mail: Mail
  /** Where learners reach this server, without a slash at the end. */
  publicUrl: string
  /** Work that goes on after its request was answered; closing waits for it. */
  later: Later
}
