import type { TargetLanguageCode } from '@verbena/language/languages'
import { useCallback, useEffect, useRef, useState } from 'react'
import { fetchSound } from './fetch-sound.ts'
import { localVoice, markVoiceAsFailed } from './local-voice.ts'
import { playSound, readyLoudspeaker } from './play-sound.ts'
import { speakLocally } from './speak-locally.ts'

export type WordSound =
  | { state: 'idle' }
  | { state: 'loading' | 'playing'; isSlow: boolean }
  | { state: 'failed'; error: unknown }

const idle: WordSound = { state: 'idle' }

/** The sound that is playing in this page: starting another one stops it. */
let speaking: AbortController | undefined

/** Plays a text with a good local voice, or else from our server. Stops on unmount. */
export function useWordSound(text: string, language: TargetLanguageCode) {
  const [sound, setSound] = useState<WordSound>(idle)
  const own = useRef<AbortController | undefined>(undefined)

  useEffect(() => {
    // Chrome loads its voices asynchronously after the first call, which returns an empty list.
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
      // Another press has replaced this sound, so its state is no longer shown.
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
  if (voice) markVoiceAsFailed(language)
  const { signal, onStart } = options
  await playSound(await fetchSound(text, language, options), signal, onStart)
}
