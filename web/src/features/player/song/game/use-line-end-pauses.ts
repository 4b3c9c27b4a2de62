import { lineEnds, playedOver } from '@verbena/language/song/line-ends'
import { openWordInLine } from '@verbena/language/song/song-game'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import type { StudyProps } from '../../study/study-props.ts'
import type { GapGame, GapGameAction } from './song-gaps.ts'

/** Playback pauses this long before the end of a line, before the next one begins. */
const beforeEndSeconds = 0.05
/** A player goes to the nearest picture or sample. */
const sameSeconds = 0.02

type Playing = Pick<StudyProps, 'player' | 'segments'> & {
  game: GapGame
  act: (action: GapGameAction) => void
  /** Whether playback pauses for an answer; otherwise the song goes on and the question stays. */
  isWaiting: boolean
}

/**
 * Tells the game which lines have been sung. Where the mode says so playback waits after a line of which something
 * is open, and goes on by itself when that is answered or skipped; who presses play before goes on without it.
 * @returns to be called at every frame with the time in seconds
 */
export function useLineEndPauses({ player, segments, game, act, isWaiting }: Playing) {
  const { isPlaying, play, pause, seek } = player
  const ends = useMemo(() => lineEnds(segments), [segments])
  const last = useRef<number | null>(null)
  const isHeld = useRef(false)
  const { waitsAfterLine } = game

  const holdAgain = useEffectEvent(() => {
    if (!isWaiting || isPlaying || !player.hasPlayed) return
    const seconds = player.clock.seconds()
    const line = ends.findIndex((end) => Math.abs(end - beforeEndSeconds - seconds) < sameSeconds)
    if (line < 0 || openWordInLine(game, line) < 0) return
    isHeld.current = true
    act({ type: 'passedLine', line })
  })
  // A run that begins where another one waited goes on waiting there.
  useEffect(() => {
    holdAgain()
  }, [])
  useEffect(() => {
    if (isPlaying) isHeld.current = false
  }, [isPlaying])
  useEffect(() => {
    if (waitsAfterLine !== null || !isHeld.current) return
    isHeld.current = false
    play()
  }, [waitsAfterLine, play])

  return (seconds: number) => {
    const passed = playedOver(ends, last.current ?? seconds, seconds)
    last.current = seconds
    if (passed === 'jump') {
      if (isWaiting) act({ type: 'replayed' })
      return
    }
    if (!isPlaying || isHeld.current) return
    const line = passed.find((one) => one !== waitsAfterLine && openWordInLine(game, one) >= 0)
    if (line === undefined) return
    act({ type: 'passedLine', line })
    if (!isWaiting) return
    isHeld.current = true
    pause()
    seek((ends[line] ?? seconds) - beforeEndSeconds)
  }
}
