import type { TestResult } from '@verbena/contract/media-tests'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StudyProps } from '../study/study-props.ts'
import { useRecoverFocus } from '../study/use-recover-focus.ts'
import { maskedLines, songGaps } from './game/song-gaps.ts'
import type { SongMode } from './game/song-mode.ts'
import { useLineEndPauses } from './game/use-line-end-pauses.ts'
import { useSongFlow } from './game/use-song-flow.ts'
import { isOver, useSongGame } from './game/use-song-game.ts'
import { useSongLines } from './game/use-song-lines.ts'
import { Lyrics } from './lyrics/lyrics.tsx'
import { useAnimationFrames } from './lyrics/use-animation-frames.ts'
import { useKaraokeFill } from './lyrics/use-karaoke-fill.ts'
import { SongBar } from './song-bar.tsx'
import { SongResult } from './song-result.tsx'
import { SongScore } from './song-score.tsx'

type Props = {
  study: StudyProps
  mode: SongMode
  /** Another seed hides other words. */
  seed: string
  best: TestResult['best'] | null
  onComplete: (result: { score: number; total: number }) => void
  onAgain: () => void
}

/** One run of the game: lyrics, questions, and the result. */
export function SongPlay({ study, mode, seed, best, onComplete, onAgain }: Props) {
  const { t } = useTranslation('song')
  const { player, segments, item, onHide } = study
  const scroller = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [wantsResult, setWantsResult] = useState(false)
  const song = useSongLines(segments, item.language)
  const hidden = useMemo(
    () => songGaps(segments, item.language, mode, seed),
    [segments, item.language, mode, seed],
  )
  const { game, act, verdict } = useSongGame(hidden, onComplete)
  const isWordGame = mode !== 'sing' && mode !== 'lines'
  const flow = useSongFlow(study, game, isWordGame)
  const fill = useKaraokeFill(scroller, flow.active, song.times)
  const stop = useLineEndPauses({ player, segments, game, act, isWaiting: isWordGame })
  useAnimationFrames(player, (seconds) => {
    fill(seconds)
    stop(seconds)
  })
  useEffect(() => {
    onHide(maskedLines(game, segments))
  }, [onHide, game, segments])
  useEffect(() => () => onHide(new Map()), [onHide])

  const isDone = isOver(game) && (flow.isOutOfTime || wantsResult)
  useRecoverFocus(heading, isDone ? 1 : 0, 0)
  const again = () => {
    onAgain()
    if (!flow.isWithoutMusic) flow.playAll()
  }
  return (
    <>
      <SongScore game={game} best={best} />
      {isDone ? (
        <div className="song__done">
          <SongResult heading={heading} study={study} song={song} game={game} best={best} onAgain={again} />
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
