import { spokenMaximum } from '@verbena/contract/lookup/lookup-limits'
import { piecesOf } from '@verbena/language/speaking/spread-words'
import { useEffect, useRef, useState } from 'react'
import { fetchSound } from '../audio-button/fetch-sound.ts'
import { playSound, readyLoudspeaker } from '../audio-button/play-sound.ts'
import { createLineSound } from '../line-sound/line-sound.ts'
import { originalOf, type SpokenText } from './spoken-text.ts'

export type Playing = 'original' | 'mine' | 'both'

/** Plays the original, the recording, or both in turn, one sound at a time. Stops on unmount. */
export function usePlayback(spoken: SpokenText, mine: Blob | null) {
  const [playing, setPlaying] = useState<Playing | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const current = useRef<AbortController | null>(null)
  useEffect(() => () => current.current?.abort(), [])

  const stop = () => {
    current.current?.abort()
    current.current = null
    setPlaying(null)
  }
  const play = async (what: Playing) => {
    stop()
    const control = new AbortController()
    current.current = control
    const { signal } = control
    setPlaying(what)
    setFailed(false)
    readyLoudspeaker()
    try {
      if (what !== 'mine') await playOriginal(spoken, signal)
      if (what !== 'original' && mine && !signal.aborted) await playSound(mine, signal, () => {})
    } catch {
      if (!signal.aborted) setFailed(true)
    }
    if (!signal.aborted) setPlaying(null)
  }
  return { playing, hasFailed, play, stop }
}

async function playOriginal(spoken: SpokenText, signal: AbortSignal) {
  const original = originalOf(spoken)
  if (!original) return sayByVoice(spoken, signal)
  const sound = createLineSound(original.files)
  signal.addEventListener('abort', sound.stop, { once: true })
  try {
    await sound.play(original.range, 1)
  } finally {
    sound.close()
  }
}

async function sayByVoice({ text, language }: SpokenText, signal: AbortSignal) {
  for (const piece of piecesOf(text, spokenMaximum)) {
    if (signal.aborted) return
    await playSound(await fetchSound(piece, language, { isSlow: false, signal }), signal, () => {})
  }
}
