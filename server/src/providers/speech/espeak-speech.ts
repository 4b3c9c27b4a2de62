import type { TargetLanguageCode } from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import { createByteCache } from '../../caching/byte-cache.ts'
import type { EspeakReply, EspeakRequest } from '../../workers/espeak-worker.ts'
import { startWorker } from '../../workers/start-worker.ts'
import { createWorkerQueue, type WorkerQueue } from '../../workers/worker-queue.ts'
import { escapeSsml } from './escape-ssml.ts'
import { readableIpa } from './readable-ipa.ts'
import type { Speech, SpeechRate } from './speech.ts'

/** Words per minute. */
const wordRates: Record<SpeechRate, number> = { normal: 160, slow: 100 }

/** Part of the cache key of every sound, so that sounds of an older version are not used. */
const engineVersion = 'espeak-ng 0.3.5'

/** The maximum wait for a pronunciation in IPA. A later one is cached for the next request. */
const ipaTimeoutMs = 60
/** Of all cached pronunciations in IPA; one takes about a hundred. */
const cachedBytesMaximum = 1024 * 1024
/** While so many requests wait for a sound, no pronunciation in IPA is requested. */
const ipaQueueMaximum = 4

export type EspeakQueue = WorkerQueue<EspeakRequest, EspeakReply>

/** The built-in voice: eSpeak NG in WebAssembly, in its own thread, which starts with the first request. */
export function createEspeakSpeech({
  onLost,
  queue = createWorkerQueue({ start: () => startWorker('espeak-worker', { resourceLimits }), onLost }),
}: {
  onLost: (error: Error) => void
  queue?: EspeakQueue
}): Speech {
  const voiceOf = (language: TargetLanguageCode) => {
    const facts = packs[language].speech
    return facts ? `${engineVersion} ${facts.espeakVoice}` : null
  }
  // An empty text: there is nothing to pronounce.
  const pronunciations = createByteCache<string>(cachedBytesMaximum)

  const transcribe = async (text: string, language: TargetLanguageCode): Promise<string | null> => {
    const facts = packs[language].speech
    if (!facts) return null
    const { espeakVoice, stressMarks, ipaCorrections = [] } = facts
    const reply = await queue.ask({ task: 'ipa', text, voice: espeakVoice })
    if (!('ipa' in reply)) return null
    const readable = readableIpa(reply.ipa, stressMarks)
    return ipaCorrections.reduce((ipa, [wrong, right]) => ipa.replaceAll(wrong, right), readable)
  }
  return {
    speakers: ['espeak-ng'],
    voiceOf,
    speak: async (text, language, rate) => {
      const voice = voiceOf(language)
      const espeakVoice = packs[language].speech?.espeakVoice
      if (!voice || !espeakVoice) return null
      const request = { text: escapeSsml(text), voice: espeakVoice, rate: wordRates[rate] }
      const reply = await queue.ask({ task: 'speak', ...request })
      return 'mp3' in reply && reply.mp3 ? { mp3: Buffer.from(reply.mp3), voice } : null
    },
    ipa: async (text, language) => {
      const key = `${language} ${text}`
      const known = pronunciations.get(key)
      if (known !== undefined) return known || null
      if (queue.waiting() >= ipaQueueMaximum) return null
      const asked = transcribe(text, language).then(
        (ipa) => {
          pronunciations.set(key, ipa ?? '')
          return ipa || null
        },
        // The queue has already reported the error. An explanation is sent without its pronunciation.
        () => null,
      )
      return within(ipaTimeoutMs, asked)
    },
    close: () => queue.close(),
  }
}

/** The memory of the WebAssembly engine does not count. With a larger young generation the thread needs 17 MB more. */
const resourceLimits = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 64 }

async function within<T>(timeoutMs: number, work: Promise<T | null>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, null)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
