import type { WordList } from '@verbena/contract/vocabulary'
import { useTranslation } from 'react-i18next'
import { Figures } from '../../ui/figures.tsx'

/** What the lists hold, and what share of it was right the last time it was asked. */
export function ListsFigures({ lists }: { lists: readonly WordList[] }) {
  const { t, i18n } = useTranslation(['vocabulary', 'lists'])
  const words = lists.reduce((sum, { wordCount }) => sum + wordCount, 0)
  const right = lists.reduce((sum, { wordCount, progress }) => sum + (wordCount * (progress ?? 0)) / 100, 0)
  const isTried = lists.some(({ progress }) => progress !== null)
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <Figures
      figures={[
        { label: t('words'), value: words },
        { label: t('lists'), value: lists.length },
        { label: t('lists:answeredRight'), value: isTried ? percent.format(right / words) : '–' },
      ]}
    />
  )
}
