import { createHash } from 'node:crypto'
import { spokenMaximum } from '@verbena/contract/lookup'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { AppError } from '../../errors.ts'
import type { FileReply } from '../../http/send-file.ts'
import type { Caller } from '../../http/serve.ts'
import type { SpeechRate } from '../../providers/speech.ts'
import type { Services } from '../../services.ts'
import { viewerOf } from '../accounts/viewer.service.ts'
import type { Sound } from './audio-files.ts'
import { sayable } from './audio-text.ts'

type Wanted = {
  word: string
  lang?: TargetLanguageCode | undefined
  slow?: 'true' | 'false' | undefined
}

const nothingToHear = () => new AppError('NOT_FOUND', 'Audio not found')

/**
 * A word or short phrase said aloud, in the language named or else in the one that the learner studies.
 * @throws AppError NOT_FOUND where nothing can be said, TOO_MANY_REQUESTS, BUSY
 */
export async function sayWord(
  services: Services,
  caller: Caller | null,
  { word, lang, slow }: Wanted,
  address: string,
): Promise<FileReply> {
  await services.rateLimits.take('audioByAddress', address)
  const text = sayable(word)
  if (!text) throw nothingToHear()
  const language = lang ?? (await viewerOf(services, caller, {})).targetLanguage
  const rate: SpeechRate = slow === 'true' ? 'slow' : 'normal'
  const name = nameOf([services.speech.voiceOf(language), language, rate, text])
  const { mp3, isLasting } = await services.audioFiles.findOrMake(name, () =>
    speak(services, text, language, rate),
  )
  if (!isLasting) return { bytes: mp3, keeping: 'no-store' }
  // Without a language the same address means another sound to another learner.
  const keeping = lang ? 'public, max-age=31536000, immutable' : 'private, no-cache'
  return { bytes: mp3, keeping, tag: name.slice(0, 32) }
}

async function speak(
  { speech }: Services,
  text: string,
  language: TargetLanguageCode,
  rate: SpeechRate,
): Promise<Sound> {
  const spoken = await speech.speak(text, language, rate)
  if (!spoken) throw nothingToHear()
  // What a stand-in said is not kept under the name of the voice that it stands in for.
  return { mp3: spoken.mp3, isLasting: spoken.voice === speech.voiceOf(language) }
}

const nameOf = (parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/** How a word is pronounced, for reading; null where that is not known at once. */
export async function readIpa(
  { speech }: Services,
  word: string,
  language: TargetLanguageCode,
): Promise<string | null> {
  const text = word.length <= spokenMaximum ? sayable(word) : null
  return text && speech.ipa(text, language)
}
