import type { WordList } from '@verbena/contract/vocabulary/lists'
import { useTranslation } from 'react-i18next'
import { Figures } from '../../../ui/figures/figures.tsx'

/** How many words and lists there are, and the share of words answered right in their last test. */
export function ListsFigures({ lists }: { lists: readonly WordList[] }) {
  const { t, i18n } = useTranslation(['vocabulary', 'lists'])
  const words = lists.reduce((sum, { wordCount }) => sum + wordCount, 0)
  const correctCount = lists.reduce(
    (sum, { wordCount, progress }) => sum + (wordCount * (progress ?? 0)) / 100,
    0,
  )
  const isTried = lists.some(({ progress }) => progress !== null)
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <Figures
      figures={[
        { label: t('words'), value: words },
        { label: t('lists'), value: lists.length },
        { label: t('lists:answeredRight'), value: isTried ? percent.format(correctCount / words) : '–' },
      ]}
    />
  )
}
