import { lineEnds, playedOver } from '@verbena/language/song/line-ends'
import { openWordInLine } from '@verbena/language/song/song-game'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import type { StudyProps } from '../../study/study-props.ts'
import type { GapGame, GapGameAction } from './song-gaps.ts'

/** Playback pauses this long before the end of a line, so that the next line does not start. */
const beforeEndSeconds = 0.05
/** Tolerance for positions, because a player seeks to the nearest frame or sample. */
const sameSeconds = 0.02

type PauseOptions = Pick<StudyProps, 'player' | 'segments'> & {
  game: GapGame
  act: (action: GapGameAction) => void
  /** Whether playback pauses for an answer; otherwise the song continues and the question stays. */
  isWaiting: boolean
}

/**
 * Reports to the game which lines were sung. With `isWaiting` playback pauses after a line with an open gap, and continues
 * when the gap is answered or skipped, or when the learner presses play.
 * @returns a function to call at every frame with the time in seconds
 */
export function useLineEndPauses({ player, segments, game, act, isWaiting }: PauseOptions) {
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
  // A new run that starts where the previous one waited waits there too.
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
