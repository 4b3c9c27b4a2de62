import type { TestResult } from '@verbena/contract/quiz'
import { scoreOf } from '@verbena/language/song-quiz/song-game'
import { type RefObject, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { StudyProps } from '../study-props.ts'
import { TestDone } from '../test/test-done.tsx'
import type { Game } from './hidden-in-song.ts'
import { MissedLines } from './missed-lines.tsx'
import type { SongLines } from './use-song-lines.ts'

type Props = {
  heading: RefObject<HTMLHeadingElement | null>
  study: StudyProps
  song: SongLines
  game: Game
  best: TestResult['best'] | null
  onAgain: () => void
}

/** How the song went, another run, and the lines to hear again with their words. */
export function SongDone({ heading, study, song, game, best, onAgain }: Props) {
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
    <TestDone
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
    </TestDone>
  )
}
