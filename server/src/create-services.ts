import { join } from 'node:path'
import { openLessonPictures } from '@verbena/content/lessons/lesson-book'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { Config } from './config/read-config.ts'
import type { Database } from './database/database.ts'
import { createPasswords } from './features/accounts/passwords/passwords.ts'
import { createTokens } from './features/accounts/sessions/tokens.ts'
import { createSandboxPayments } from './features/billing/sandbox-payments.ts'
import { createMediaLinks } from './features/catalogue/media-links.ts'
import { createWritingChecker } from './features/writing-check/writing-checker.ts'
import { createRateLimits, noRateLimits } from './http/rate-limits.ts'
import { createBackgroundTasks } from './jobs/background-tasks.ts'
import { createAligner } from './providers/alignment/aligner.ts'
import { openDictionaries } from './providers/dictionary/dictionary.ts'
import { createFfmpeg } from './providers/ffmpeg/ffmpeg.ts'
import { createGoogle } from './providers/google/google-id-tokens.ts'
import { createHarper } from './providers/harper/harper.ts'
import { createLanguageTool } from './providers/language-tool/language-tool.ts'
import { createPrintedMail, type Mail } from './providers/mail/mail.ts'
import { createSmtpMail } from './providers/mail/smtp-mail.ts'
import { createOpenAiModel } from './providers/model/openai-model.ts'
import type { Payments } from './providers/payments/payments.ts'
import { createStripePayments } from './providers/payments/stripe-payments.ts'
import { createEspeakSpeech } from './providers/speech/espeak-speech.ts'
import { createOpenAiVoice } from './providers/speech/openai-voice.ts'
import type { Speech } from './providers/speech/speech.ts'
import { createSpeechWithFallback } from './providers/speech/speech-with-fallback.ts'
import { createDiskCache } from './providers/storage/disk-cache.ts'
import { createUploadFiles } from './providers/storage/upload-files.ts'
import { createOpenAiTranscriber } from './providers/transcription/openai-transcriber.ts'
import { openWordNet } from './providers/wordnet/wordnet.ts'
import { createYouTubeOembed } from './providers/youtube/video-description.ts'
import { createYouTubeCaptions } from './providers/youtube/youtube-captions.ts'
import { createYouTubePictures } from './providers/youtube/youtube-pictures.ts'
import type { Content } from './read-content.ts'
import type { Services } from './services.ts'

type ServiceDependencies = {
  content: Omit<Content, 'catalogue'>
  db: Database
  redis: Redis | undefined
  log: Logger
  clock: Services['clock']
  /** Random number from 0 up to, but not including, 1. */
  random: () => number
  secret: string
}

/** Enough for about ten thousand pictures. */
const megabyte = 1024 * 1024
/** A clip takes about 60 kB. */
const clipLimits = {
  perLearner: 5000,
  bytesPerLearner: 300 * megabyte,
  bytes: 5000 * megabyte,
  freeBytes: 1000 * megabyte,
}
const picturesMaximumBytes = 200 * 1024 * 1024

/** Creates all services, with the provider that the configuration chooses for each. */
export function createServices(
  config: Config,
  { content, db, redis, log, clock, random, secret }: ServiceDependencies,
): Services {
  const backgroundTasks = createBackgroundTasks((error) =>
    log.error({ err: error }, 'a background task failed'),
  )
  return {
    db,
    clock,
    passwords: createPasswords(),
    tokens: createTokens({ secret, previousSecret: config.previousAuthSecret }),
    mediaLinks: createMediaLinks(secret),
    grammar: content.grammar,
    lexicon: content.lexicon,
    lessons: content.lessons,
    stories: content.stories,
    writingSamples: content.writingSamples,
    emojiPictures: openLessonPictures(content.lessons),
    wordNet: openWordNet({ say: (sentence) => log.warn(sentence) }),
    model: config.model
      ? createOpenAiModel(config.model, {
          clock,
          random,
          onUnavailable: (error) =>
            log.warn({ err: error }, 'the language model failed repeatedly and is not called for a while'),
        })
      : null,
    writingChecker: createWritingChecker({
      contentDirectory: join(config.rootDirectory, 'content'),
      onLost: (error) => log.warn({ err: error }, 'the writing check worker is restarted'),
    }),
    harper: createHarper({ onLost: (error) => log.warn({ err: error }, 'the Harper worker is restarted') }),
    languageTool: config.languageToolUrl
      ? createLanguageTool(config.languageToolUrl, {
          clock,
          onUnavailable: (error) =>
            log.warn({ err: error }, 'LanguageTool failed repeatedly and is not called for a while'),
        })
      : null,
    dictionary: openDictionaries(config.dictionariesDirectory, (sentence) => log.warn(sentence)),
    speech: chooseSpeech(config, log, clock),
    audioCache: createDiskCache({
      directory: join(config.dataDirectory, 'audio'),
      extension: 'mp3',
      maximumBytes: config.audioCacheBytes,
      clock,
      backgroundTasks,
      onFailure: (error) => log.warn({ err: error }, 'a sound could not be stored'),
    }),
    pictureCache: createDiskCache({
      directory: join(config.dataDirectory, 'pictures'),
      extension: 'jpg',
      maximumBytes: picturesMaximumBytes,
      clock,
      backgroundTasks,
      onFailure: (error) => log.warn({ err: error }, 'a picture could not be stored'),
    }),
    lookupsPerDay: config.lookupsPerDay,
    uploadFiles: createUploadFiles(join(config.dataDirectory, 'uploads')),
    ownMediaLimits: config.ownMedia.limits,
    clips: {
      files: createUploadFiles(join(config.dataDirectory, 'clips')),
      catalogueDirectory: join(config.rootDirectory, 'content', 'catalogue'),
      limits: clipLimits,
    },
    youtube: {
      ...createYouTubeOembed({
        oembedUrl: config.ownMedia.oembedUrl,
        onFailure: (error) => log.warn({ err: error }, 'YouTube returned no title'),
      }),
      ...createYouTubePictures({
        picturesUrl: config.ownMedia.picturesUrl,
        clock,
        onFailure: (error) => log.warn({ err: error }, 'YouTube returned no picture'),
      }),
      ...(config.ownMedia.captionsUrl &&
        createYouTubeCaptions({
          captionsUrl: config.ownMedia.captionsUrl,
          onFailure: (error) => log.warn({ err: error }, 'YouTube returned no captions'),
        })),
    },
    ffmpeg: createFfmpeg(),
    aligner: createAligner(),
    transcriber: config.ownMedia.transcriber ? createOpenAiTranscriber(config.ownMedia.transcriber) : null,
    rateLimits: config.hasRateLimits
      ? createRateLimits({ redis, lookups: config.lookupsPerDay })
      : noRateLimits,
    isBilled: config.isBilled,
    payments: choosePayments(config, db, clock),
    google: config.google ? createGoogle({ ...config.google, clock }) : null,
    mail: chooseMail(config),
    publicUrl: config.publicUrl,
    backgroundTasks,
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

function chooseSpeech({ speech }: Config, log: Logger, clock: Services['clock']): Speech {
  const espeak = createEspeakSpeech({
    onLost: (error) => log.warn({ err: error }, 'the eSpeak worker is restarted'),
  })
  if (!speech) return espeak
  const onUnavailable = (error: unknown) =>
    log.warn({ err: error }, 'the speech endpoint is unavailable; eSpeak is used instead')
  return createSpeechWithFallback(createOpenAiVoice(speech), espeak, { clock, onUnavailable })
}
