import type { TestResult } from '@verbena/contract/quiz'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StudyProps } from '../study-props.ts'
import { useFocusOnChange } from '../test/use-focus-on-change.ts'
import { hiddenInSong, maskedLines } from './hidden-in-song.ts'
import { Lyrics } from './lyrics.tsx'
import { SongBar } from './song-bar.tsx'
import { SongDone } from './song-done.tsx'
import type { SongMode } from './song-mode.ts'
import { SongScore } from './song-score.tsx'
import { useFrames } from './use-frames.ts'
import { useKaraokeFill } from './use-karaoke-fill.ts'
import { useLineStops } from './use-line-stops.ts'
import { useSongFlow } from './use-song-flow.ts'
import { isOver, useSongGame } from './use-song-game.ts'
import { useSongLines } from './use-song-lines.ts'

type Props = {
  study: StudyProps
  mode: SongMode
  /** Another one hides other words. */
  seed: string
  best: TestResult['best'] | null
  onComplete: (result: { score: number; total: number }) => void
  onAgain: () => void
}

/** One run through a song: its lyrics, what is asked, and how it went. */
export function SongPlay({ study, mode, seed, best, onComplete, onAgain }: Props) {
  const { t } = useTranslation('song')
  const { player, segments, item, onHide } = study
  const scroller = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [wantsResult, setWantsResult] = useState(false)
  const song = useSongLines(segments, item.language)
  const hidden = useMemo(
    () => hiddenInSong(segments, item.language, mode, seed),
    [segments, item.language, mode, seed],
  )
  const { game, act, verdict } = useSongGame(hidden, onComplete)
  const isWordGame = mode !== 'sing' && mode !== 'lines'
  const flow = useSongFlow(study, game, isWordGame)
  const fill = useKaraokeFill(scroller, flow.active, song.times)
  const stop = useLineStops({ player, segments, game, act, isWaiting: isWordGame })
  useFrames(player, (seconds) => {
    fill(seconds)
    stop(seconds)
  })
  useEffect(() => {
    onHide(maskedLines(game, segments))
  }, [onHide, game, segments])
  useEffect(() => () => onHide(new Map()), [onHide])

  const isDone = isOver(game) && (flow.isOutOfTime || wantsResult)
  useFocusOnChange(heading, isDone ? 1 : 0, 0)
  const again = () => {
    onAgain()
    if (!flow.isWithoutMusic) flow.playAll()
  }
  return (
    <>
      <SongScore game={game} best={best} />
      {isDone ? (
        <div className="song__done">
          <SongDone heading={heading} study={study} song={song} game={game} best={best} onAgain={again} />
        </div>
      ) : (
        <Lyrics
          study={study}
          scroller={scroller}
          song={song}
          game={game}
          active={flow.active}
          asked={flow.asked}
          isOutOfTime={flow.isOutOfTime}
          onPick={flow.pickByHand}
        />
      )}
      {!isDone && mode !== 'sing' && hidden.length > 0 && (
        <SongBar
          study={study}
          mode={mode}
          game={game}
          flow={flow}
          verdict={verdict}
          act={act}
          onSeeResult={() => setWantsResult(true)}
        />
      )}
      {mode !== 'sing' && hidden.length === 0 && <p className="song-bar__text">{t('nothingHidden')}</p>}
    </>
  )
}
