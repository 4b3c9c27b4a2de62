import type { GrammarBook } from '@verbena/content/grammar/grammar-book'
import type { EmojiPictures } from '@verbena/content/lessons/emoji-pictures'
import type { LessonBook } from '@verbena/content/lessons/lesson-book'
import type { WritingSamples } from '@verbena/content/writing/writing-samples'
import type { Plan } from '@verbena/contract/billing/plans'
import type { Lexicon } from '@verbena/nlp/lexicon/lexicon'
import type { StoryQuestion } from '@verbena/nlp/quiz/story-questions-schema'
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

export type Stories = ReadonlyMap<string, readonly StoryQuestion[]>

/** Everything that a feature may use. It is created once at the start; tests create it with their own clock. */
export type Services = {
  db: Database
  clock: { now: () => Date }
  passwords: Passwords
  tokens: Tokens
  grammar: GrammarBook
  lexicon: Lexicon
  lessons: LessonBook
  /** The questions about the story of items of the starter catalogue, by id of the item. */
  stories: Stories
  /** Sample texts, to read and to answer. */
  writingSamples: WritingSamples
  /** Pictures of lessons. */
  emojiPictures: EmojiPictures
  /** Installed dictionaries; finds nothing when none is installed. */
  dictionary: Dictionary
  speech: Speech
  /** Synthesised speech. */
  audioCache: DiskCache
  /** Thumbnails of YouTube videos. */
  pictureCache: DiskCache
  /** English definitions and examples. */
  wordNet: WordNet
  /** Null when no language model is configured. */
  model: Model | null
  writingChecker: WritingChecker
  /** Grammar checker for English. */
  harper: Harper
  /** Null when no LanguageTool server is configured. */
  languageTool: LanguageTool | null
  mediaLinks: MediaLinks
  /** Files that learners upload. */
  uploadFiles: UploadFiles
  ownMediaLimits: OwnMediaLimits
  /** Clips of saved words. */
  clips: Clips
  youtube: YouTube
  ffmpeg: Ffmpeg
  /** Finds the times of the lines of a plain text in a recording. */
  aligner: Aligner
  /** Null when no transcriber is configured. */
  transcriber: Transcriber | null
  rateLimits: RateLimits
  /** Number of words that a plan may look up on a day; null for no limit. */
  lookupsPerDay: Record<Plan, number | null>
  /** False when the operator gives Pro to everybody. */
  isBilled: boolean
  payments: Payments
  /** Null when signing in with Google is not configured. */
  google: Google | null
  mail: Mail
  /** The URL at which learners reach this server, without a slash at the end. */
  publicUrl: string
  /** Work that continues after the reply was sent; closing the server waits for it. */
  backgroundTasks: BackgroundTasks
}

/** Where clips of saved words are kept, and how many. */
export type Clips = {
  files: UploadFiles
  /** The folder with the files of the starter catalogue. */
  catalogueDirectory: string
  limits: {
    /** Maximum number of a learner's clips. */
    perLearner: number
    /** Maximum size of a learner's clips, and of all clips, in bytes. */
    bytesPerLearner: number
    bytes: number
    /** Bytes of the disk that stay free. */
    freeBytes: number
  }
}

/** Limits of own media. */
export type OwnMediaLimits = {
  /** Maximum size of one file, in bytes. */
  fileBytes: number
  /** Maximum size of all files of one learner, in bytes. */
  quotaBytes: number
  transcribedMinutesPerDay: number
}
