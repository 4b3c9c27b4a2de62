import type { MediaItem } from '@verbena/contract/catalogue'
import { useEffect, useRef, useState } from 'react'
import { createLineSound, type LineSound, type SoundRange } from './line-sound.ts'

type State = 'idle' | 'loading' | 'playing' | 'failed'

/** Plays the lines of an item; stops on unmount. Items of YouTube have no file to play. */
export function useLineSound({ source }: Pick<MediaItem, 'source'>) {
  const sound = useRef<LineSound | null>(null)
  const [state, setState] = useState<State>('idle')
  useEffect(
    () => () => {
      sound.current?.close()
      sound.current = null
    },
    [],
  )
  const play = async (range: SoundRange, rate = 1) => {
    sound.current ??= createLineSound(source.type === 'file' ? source.files : [])
    setState('loading')
    try {
      await sound.current.play(range, rate, () => setState('playing'))
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return { state, play, stop: () => sound.current?.stop() }
}
