import type { WordList } from '@verbena/contract/vocabulary'
import { useTranslation } from 'react-i18next'
import { Figures } from '../../ui/figures.tsx'

type Props = { lists: readonly WordList[]; videos: number; songs: number }

export function ProgressFigures({ lists, videos, songs }: Props) {
  const { t } = useTranslation('progress')
  const words = lists.reduce((sum, { wordCount }) => sum + wordCount, 0)
  return (
    <Figures
      figures={[
        { label: t('words'), value: words },
        { label: t('lists'), value: lists.length },
        { label: t('videos'), value: videos },
        { label: t('songs'), value: songs },
      ]}
    />
  )
}
