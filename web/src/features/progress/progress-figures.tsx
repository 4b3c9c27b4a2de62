import type { WordList } from '@verbena/contract/vocabulary'
import { useTranslation } from 'react-i18next'

type Props = { lists: readonly WordList[]; videos: number; songs: number }

export function ProgressFigures({ lists, videos, songs }: Props) {
  const { t, i18n } = useTranslation('progress')
  const figures = [
    { label: t('words'), value: lists.reduce((sum, { wordCount }) => sum + wordCount, 0) },
    { label: t('lists'), value: lists.length },
    { label: t('videos'), value: videos },
    { label: t('songs'), value: songs },
  ]
  return (
    <dl className="progress-figures">
      {figures.map(({ label, value }) => (
        <div key={label} className="progress-figure">
          <dt>{label}</dt>
          <dd>{value.toLocaleString(i18n.language)}</dd>
        </div>
      ))}
    </dl>
  )
}
