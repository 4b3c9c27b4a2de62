import { scoreOf, songGameReducer, startSongGame } from '@verbena/language/song/song-game'
import { useReducer, useState } from 'react'
import type { GapGame, GapGameAction, SongGap } from './song-gaps.ts'

/** The verdict on the last answer; `index` is an index of `hidden`. */
export type SongVerdict = { index: number; kind: 'right' | 'wrong' | 'skipped' }

/** Whether no gap is open any more; a game without gaps is never over. */
export const isOver = (game: GapGame) =>
  game.hidden.length > 0 && scoreOf(game).settled === game.hidden.length

/**
 * One run of the game.
 * @param onComplete called once, when the last gap is settled
 */
export function useSongGame(
  hidden: readonly SongGap[],
  onComplete: (result: { score: number; total: number }) => void,
) {
  const [game, dispatch] = useReducer(songGameReducer<SongGap>, hidden, startSongGame)
  const [verdict, setVerdict] = useState<SongVerdict | null>(null)
  const act = (...actions: GapGameAction[]) => {
    const next = actions.reduce(songGameReducer<SongGap>, game)
    if (next === game) return
    for (const action of actions) dispatch(action)
    const answered = actions.find((action) => 'index' in action)
    if (answered) setVerdict(verdictOn(next, answered.index))
    if (isOver(next) && !isOver(game)) onComplete(scoreOf(next))
  }
  return { game, act, verdict }
}

/** A hint is not an answer, and removes the last verdict. */
function verdictOn({ results }: GapGame, index: number): SongVerdict | null {
  const result = results[index]
  if (!result) return null
  if (result.outcome === 'skipped') return { index, kind: 'skipped' }
  if (result.outcome !== 'open') return { index, kind: 'right' }
  return result.wrong.length > 0 ? { index, kind: 'wrong' } : null
}
