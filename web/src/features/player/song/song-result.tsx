import type { TestResult } from '@verbena/contract/media-tests'
import { scoreOf } from '@verbena/language/song/song-game'
import { type RefObject, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ResultSummary } from '../study/result-summary.tsx'
import type { StudyProps } from '../study/study-props.ts'
import type { GapGame } from './game/song-gaps.ts'
import type { SongLines } from './game/use-song-lines.ts'
import { MissedLines } from './missed-lines.tsx'

type Props = {
  heading: RefObject<HTMLHeadingElement | null>
  study: StudyProps
  song: SongLines
  game: GapGame
  best: TestResult['best'] | null
  onAgain: () => void
}

/** The result of a run, a button for another run, and the missed lines. */
export function SongResult({ heading, study, song, game, best, onAgain }: Props) {
  const { t, i18n } = useTranslation('song')
  const { score, total, accuracy } = scoreOf(game)
  const percent = useMemo(() => new Intl.NumberFormat(i18n.language, { style: 'percent' }), [i18n.language])
  const helped = game.results.filter(({ outcome }) => outcome === 'helped').length
  const number = (value: number) => value.toLocaleString(i18n.language)
  const figures = [
    [t('accuracy'), percent.format(accuracy ?? 0)],
    [t('longestStreak'), number(game.longestStreak)],
    [t('helped'), number(helped)],
  ] as const
  return (
    <ResultSummary
      heading={heading}
      title={t('complete', { score, total })}
      score={score}
      total={total}
      best={best}
      again={t('again')}
      onAgain={onAgain}
    >
      <dl className="song-figures">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <MissedLines study={study} song={song} game={game} />
    </ResultSummary>
  )
}
