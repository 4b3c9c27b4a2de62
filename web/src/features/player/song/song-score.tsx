import type { TestResult } from '@verbena/contract/media-tests'
import { scoreOf } from '@verbena/language/song/song-game'
import { useTranslation } from 'react-i18next'
import { BestResult } from '../study/result-summary.tsx'
import type { GapGame } from './game/song-gaps.ts'

type Props = { game: GapGame; best: TestResult['best'] | null }

/** The current score; before the first answer the best one. */
export function SongScore({ game, best }: Props) {
  const { t } = useTranslation('song')
  const { score, total, settled } = scoreOf(game)
  if (total === 0) return null
  return (
    <div className="song-score">
      {settled === 0 && best ? (
        <BestResult best={best} />
      ) : (
        <p>
          {t('score', { score, total })}
          {game.streak > 1 && <b>{t('streak', { streak: game.streak })}</b>}
        </p>
      )}
    </div>
  )
}
