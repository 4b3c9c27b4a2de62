import { activeSegment } from '@verbena/language/media/active-segment'
import { lineEnds } from '@verbena/language/song/line-ends'
import { useMemo, useState } from 'react'
import { useMediaClock } from '../../media/use-media-clock.ts'
import type { StudyProps } from '../../study/study-props.ts'
import { currentQuestionIndex } from './current-question-index.ts'
import type { GapGame } from './song-gaps.ts'

/** Playback starts this long before the first line, so that the learner has time to prepare. */
const introSeconds = 4
/** The song counts as over this long before the end of the last line, because the media may end early. */
const endSeconds = 0.5

/**
 * The state of the song and the current question, and functions to play the song from the beginning or from a line.
 * @param isWordGame words are asked before they are sung
 */
export function useSongFlow(
  { player, segments, onPlayFrom }: Pick<StudyProps, 'player' | 'segments' | 'onPlayFrom'>,
  game: GapGame,
  isWordGame: boolean,
) {
  const [byHand, pickByHand] = useState<number | null>(null)
  const end = useMemo(() => lineEnds(segments).at(-1) ?? 0, [segments])
  const active = useMediaClock(player.clock, (seconds) => activeSegment(segments, seconds))
  const isAtEnd = useMediaClock(player.clock, (seconds) => Number(seconds >= end - endSeconds)) === 1
  const isWithoutMusic = player.failure !== null
  const hasBegun = player.hasPlayed || isWithoutMusic
  const isOutOfTime = isWithoutMusic || (hasBegun && isAtEnd)
  const asked = currentQuestionIndex(game, {
    byHand,
    active,
    isAskedAhead: isWordGame && hasBegun,
    isOutOfTime,
  })
  return {
    active,
    asked,
    hasBegun,
    isWithoutMusic,
    isOutOfTime,
    pickByHand,
    playLine: onPlayFrom,
    playAll: () => {
      onPlayFrom(0)
      player.seek(Math.max(0, (segments[0]?.start ?? 0) - introSeconds))
    },
  }
}

export type SongFlow = ReturnType<typeof useSongFlow>
