import type { TargetLanguageCode } from '@verbena/language/languages'
import { useCallback, useEffect, useRef, useState } from 'react'
import { fetchSound } from './fetch-sound.ts'
import { localVoice, setVoiceAside } from './local-voice.ts'
import { playSound, readyLoudspeaker } from './play-sound.ts'
import { speakLocally } from './speak-locally.ts'

export type WordSound =
  | { state: 'idle' }
  | { state: 'loading' | 'playing'; isSlow: boolean }
  | { state: 'failed'; error: unknown }

const idle: WordSound = { state: 'idle' }

/** The sound that is playing, whichever button started it: a page plays one at a time. */
let speaking: AbortController | undefined

/** Says a text: by a good voice of this device, else by our server. It falls silent when its button goes. */
export function useWordSound(text: string, language: TargetLanguageCode) {
  const [sound, setSound] = useState<WordSound>(idle)
  const own = useRef<AbortController | undefined>(undefined)

  useEffect(() => {
    // Chrome fetches its voices at the first question, and answers it with none.
    if ('speechSynthesis' in globalThis) speechSynthesis.getVoices()
    return () => own.current?.abort()
  }, [])

  const say = useCallback(
    async (isSlow: boolean) => {
      speaking?.abort()
      const control = new AbortController()
      own.current = control
      speaking = control
      const { signal } = control
      // Another press, or another button, has taken over: what this one still has to tell is of no interest.
      const tell = (next: WordSound) => !signal.aborted && setSound(next)
      signal.addEventListener('abort', () => setSound(idle))
      readyLoudspeaker()
      tell({ state: 'loading', isSlow })
      try {
        await sayAnyhow(text, language, { signal, isSlow, onStart: () => tell({ state: 'playing', isSlow }) })
        tell(idle)
      } catch (error) {
        tell({ state: 'failed', error })
      }
    },
    [text, language],
  )
  return { sound, say }
}

type Options = { signal: AbortSignal; isSlow: boolean; onStart: () => void }

async function sayAnyhow(text: string, language: TargetLanguageCode, options: Options) {
  const voice = localVoice(language)
  if (voice && (await speakLocally(text, voice, options)) === 'said') return
  if (voice) setVoiceAside(language)
  const { signal, onStart } = options
  await playSound(await fetchSound(text, language, options), signal, onStart)
}
