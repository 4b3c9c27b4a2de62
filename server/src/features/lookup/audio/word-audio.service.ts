import { createHash } from 'node:crypto'
import { spokenMaximum } from '@verbena/contract/lookup/lookup-limits'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { AppError } from '../../../errors.ts'
import type { FileReply } from '../../../http/replies/send-file.ts'
import type { Caller } from '../../../http/serve.ts'
import type { SpeechRate } from '../../../providers/speech/speech.ts'
import type { CachedFile } from '../../../providers/storage/disk-cache.ts'
import type { Services } from '../../../services.ts'
import { viewerOf } from '../../accounts/viewer.service.ts'
import { speakableText } from './speakable-text.ts'

type Wanted = {
  word: string
  lang?: TargetLanguageCode | undefined
  slow?: 'true' | 'false' | undefined
}

const nothingToHear = () => new AppError('NOT_FOUND', 'Audio not found')

/**
 * Speaks a word or a short phrase, in the given language or else in the learner's target language.
 * @throws AppError NOT_FOUND if there is nothing to speak, TOO_MANY_REQUESTS, BUSY
 */
export async function synthesiseWord(
  services: Services,
  caller: Caller | null,
  { word, lang, slow }: Wanted,
  address: string,
): Promise<FileReply> {
  await services.rateLimits.take('audioByAddress', address)
  const language = lang ?? (await viewerOf(services, caller, {})).targetLanguage
  const { name, mp3, isCacheable } = await soundOf(
    services,
    word,
    language,
    slow === 'true' ? 'slow' : 'normal',
  )
  if (!isCacheable) return { bytes: mp3, cacheControl: 'no-store' }
  // Without a language the same address gives other learners another sound.
  const cacheControl = lang ? 'public, max-age=31536000, immutable' : 'private, no-cache'
  return { bytes: mp3, cacheControl, tag: name.slice(0, 32) }
}

/**
 * The sound of a text, from the cache or synthesised.
 * @returns `name` is the key of the cache: the same for the same sound
 * @throws AppError NOT_FOUND if there is nothing to speak, BUSY
 */
export async function soundOf(
  services: Pick<Services, 'speech' | 'audioCache'>,
  word: string,
  language: TargetLanguageCode,
  rate: SpeechRate,
): Promise<{ name: string; mp3: Buffer; isCacheable: boolean }> {
  const text = speakableText(word)
  const voice = services.speech.voiceOf(language)
  if (!text || !voice) throw nothingToHear()
  const name = nameOf([voice, language, rate, text])
  const { bytes, isCacheable } = await services.audioCache.getOrCreate(name, () =>
    speak(services, text, language, rate),
  )
  return { name, mp3: bytes, isCacheable }
}

async function speak(
  { speech }: Pick<Services, 'speech'>,
  text: string,
  language: TargetLanguageCode,
  rate: SpeechRate,
): Promise<CachedFile> {
  const spoken = await speech.speak(text, language, rate)
  if (!spoken) throw nothingToHear()
  // The sound of a fallback voice is not cached under the name of the configured voice.
  return { bytes: spoken.mp3, isCacheable: spoken.voice === speech.voiceOf(language) }
}

const nameOf = (parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/** The pronunciation of a word in IPA; null if it is not known at once. */
export async function readIpa(
  { speech }: Services,
  word: string,
  language: TargetLanguageCode,
): Promise<string | null> {
  const text = word.length <= spokenMaximum ? speakableText(word) : null
  return text && speech.ipa(text, language)
}
