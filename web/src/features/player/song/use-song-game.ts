import { scoreOf, songGameReducer, startSongGame } from '@verbena/language/song-quiz/song-game'
import { useReducer, useState } from 'react'
import type { Game, GameAction, Hidden } from './hidden-in-song.ts'

/** How the last answer went; `index` is an index of `hidden`. */
export type SongVerdict = { index: number; kind: 'right' | 'wrong' | 'skipped' }

/** Nothing is open any more; a game in which nothing is hidden is never over. */
export const isOver = (game: Game) => game.hidden.length > 0 && scoreOf(game).settled === game.hidden.length

/**
 * One run of the game.
 * @param onComplete told once, when the last is settled
 */
export function useSongGame(
  hidden: readonly Hidden[],
  onComplete: (result: { score: number; total: number }) => void,
) {
  const [game, dispatch] = useReducer(songGameReducer<Hidden>, hidden, startSongGame)
  const [verdict, setVerdict] = useState<SongVerdict | null>(null)
  const act = (...actions: GameAction[]) => {
    const next = actions.reduce(songGameReducer<Hidden>, game)
    if (next === game) return
    for (const action of actions) dispatch(action)
    const answered = actions.find((action) => 'index' in action)
    if (answered) setVerdict(verdictOn(next, answered.index))
    if (isOver(next) && !isOver(game)) onComplete(scoreOf(next))
  }
  return { game, act, verdict }
}

/** A hint is no answer, and takes the last verdict away. */
function verdictOn({ results }: Game, index: number): SongVerdict | null {
  const result = results[index]
  if (!result) return null
  if (result.outcome === 'skipped') return { index, kind: 'skipped' }
  if (result.outcome !== 'open') return { index, kind: 'right' }
  return result.wrong.length > 0 ? { index, kind: 'wrong' } : null
}
