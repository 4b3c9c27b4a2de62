import Play from 'lucide-react/icons/play'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import type { StudyProps } from '../study/study-props.ts'
import type { GapGame, GapGameAction } from './game/song-gaps.ts'
import { isTyped, manner, type SongMode } from './game/song-mode.ts'
import type { SongFlow } from './game/use-song-flow.ts'
import { isOver, type SongVerdict as Verdict } from './game/use-song-game.ts'
import { SongQuestion } from './question/song-question.tsx'
import { SongVerdict } from './question/song-verdict.tsx'

type Props = {
  study: StudyProps
  mode: Exclude<SongMode, 'sing'>
  game: GapGame
  flow: SongFlow
  verdict: Verdict | null
  act: (...actions: GapGameAction[]) => void
  onSeeResult: () => void
}

/** The bar under the lyrics: how to start, the current question, or a note that one will follow. */
export function SongBar({ study, mode, game, flow, verdict, act, onSeeResult }: Props) {
  const { t } = useTranslation('song')
  const { asked, hasBegun, isWithoutMusic, isOutOfTime } = flow
  const line = game.hidden[asked]?.line
  const replay = () => {
    if (line === undefined) return
    if (mode !== 'lines') act({ type: 'replayed' })
    flow.playLine(line)
  }
  const open = [...game.results.entries()].filter(([, { outcome }]) => outcome === 'open')
  const finish = () => act(...open.map(([index]) => ({ type: 'skipped', index }) as const))
  return (
    <section className="song-bar" aria-label={t('mode')}>
      {isOutOfTime && open.length > 0 && (
        <p className="song-bar__note">
          <span>{isWithoutMusic ? t('withoutMusic') : t('leftOver', { count: open.length })}</span>
          <Button variant="text" onClick={finish}>
            {t('finish')}
          </Button>
        </p>
      )}
      {line !== undefined && (
        <SongQuestion
          study={study}
          game={game}
          asked={asked}
          verdict={verdict}
          isTyped={isTyped(mode)}
          isWaiting={mode !== 'lines' && game.waitsAfterLine === line}
          onReplay={isWithoutMusic ? null : replay}
          act={act}
        />
      )}
      {line === undefined && (
        <div className="song-bar__idle">
          <div role="status">
            {verdict && <SongVerdict game={game} verdict={verdict} language={study.item.language} />}
          </div>
          {isOver(game) ? (
            <Idle text={t('allFound')} button={t('finish')} onPress={onSeeResult} />
          ) : hasBegun ? (
            <p className="song-bar__text">{t('listen')}</p>
          ) : (
            <Idle text={t(`about.${manner(mode)}`)} button={t('start')} onPress={flow.playAll} isStart />
          )}
        </div>
      )}
    </section>
  )
}

type IdleProps = { text: string; button: string; onPress: () => void; isStart?: boolean }

function Idle({ text, button, onPress, isStart }: IdleProps) {
  return (
    <>
      <p className="song-bar__text">{text}</p>
      <Button variant="primary" onClick={onPress}>
        {isStart && <Play className="icon icon--sm song-bar__play" aria-hidden="true" />}
        {button}
      </Button>
    </>
  )
}
