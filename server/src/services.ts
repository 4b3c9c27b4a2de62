import type { GrammarBook } from '@verbena/content/grammar/grammar-book'
import type { EmojiPictures } from '@verbena/content/lessons/emoji-pictures'
import type { LessonBook } from '@verbena/content/lessons/lesson-book'
import type { WritingSamples } from '@verbena/content/writing/writing-samples'
import type { Plan } from '@verbena/contract/plans'
import type { Lexicon } from '@verbena/nlp/lexicon/lexicon'
import type { Database } from './database/database.ts'
import type { Passwords } from './features/accounts/passwords/passwords.ts'
import type { Tokens } from './features/accounts/sessions/tokens.ts'
import type { MediaLinks } from './features/catalogue/media-links.ts'
import type { WritingChecker } from './features/writing-check/writing-checker.ts'
import type { RateLimits } from './http/rate-limits.ts'
import type { BackgroundTasks } from './jobs/background-tasks.ts'
import type { Aligner } from './providers/alignment/aligner.ts'
import type { Dictionary } from './providers/dictionary/dictionary.ts'
import type { Ffmpeg } from './providers/ffmpeg/ffmpeg.ts'
import type { Google } from './providers/google/google.ts'
import type { Harper } from './providers/harper/harper.ts'
import type { LanguageTool } from './providers/language-tool/language-tool.ts'
import type { Mail } from './providers/mail/mail.ts'
import type { Model } from './providers/model/model.ts'
import type { Payments } from './providers/payments/payments.ts'
import type { Speech } from './providers/speech/speech.ts'
import type { DiskCache } from './providers/storage/disk-cache.ts'
import type { UploadFiles } from './providers/storage/upload-files.ts'
import type { Transcriber } from './providers/transcription/transcriber.ts'
import type { WordNet } from './providers/wordnet/wordnet.ts'
import type { YouTube } from './providers/youtube/youtube.ts'

/** Everything a feature may reach: given once at the start, and by tests with a clock of their own. */
export type Services = {
  db: Database
  clock: { now: () => Date }
  passwords: Passwords
  tokens: Tokens
  grammar: GrammarBook
  lexicon: Lexicon
  lessons: LessonBook
  /** Texts of others, to read and to answer. */
  writingSamples: WritingSamples
  /** Pictures of lessons. */
  emojiPictures: EmojiPictures
  /** Installed dictionaries; knows nothing where there are none. */
  dictionary: Dictionary
  speech: Speech
  /** What was said before. */
  audioCache: DiskCache
  /** Pictures of YouTube’s videos. */
  pictureCache: DiskCache
  /** English definitions and examples. */
  wordNet: WordNet
  /** Null where no language model is configured. */
  model: Model | null
  writingChecker: WritingChecker
  /** Grammar of English. */
  harper: Harper
  /** Null where none is configured. */
  languageTool: LanguageTool | null
  mediaLinks: MediaLinks
  /** The bytes of what learners upload. */
  uploadFiles: UploadFiles
  ownMediaLimits: OwnMediaLimits
  youtube: YouTube
  ffmpeg: Ffmpeg
  /** Finds the times of plain texts in sounds. */
  aligner: Aligner
  /** Null where no transcriber is configured. */
  transcriber: Transcriber | null
  rateLimits: RateLimits
  /** Words that a plan may look up on a day; null is without limit. */
  lookupsPerDay: Record<Plan, number | null>
  /** False where the operator gives everybody Pro. */
  isBilled: boolean
  payments: Payments
  /** Null where signing in with Google is not configured. */
  google: Google | null
  mail: Mail
  /** Where learners reach this server, without a slash at the end. */
  publicUrl: string
  /** Work that goes on after its request was answered; closing waits for it. */
  backgroundTasks: BackgroundTasks
}

/** What a learner may bring along. */
export type OwnMediaLimits = {
  /** Of one file. */
  fileBytes: number
  /** Of all files of one learner. */
  quotaBytes: number
  transcribedMinutesPerDay: number
}
