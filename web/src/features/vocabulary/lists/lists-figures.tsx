import type { WordList } from '@verbena/contract/vocabulary/lists'
import { useTranslation } from 'react-i18next'
import { Figures } from '../../../ui/figures/figures.tsx'

/** How many words and lists there are, and of the words that were ever asked the share whose last answer was right. */
export function ListsFigures({ lists }: { lists: readonly WordList[] }) {
  const { t, i18n } = useTranslation(['vocabulary', 'lists'])
  const words = lists.reduce((sum, { wordCount }) => sum + wordCount, 0)
  const answeredCount = lists.reduce((sum, list) => sum + (list.answeredCount ?? 0), 0)
  const correctCount = lists.reduce((sum, list) => sum + (list.correctCount ?? 0), 0)
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <Figures
      figures={[
        { label: t('words'), value: words },
        { label: t('lists'), value: lists.length },
        {
          label: t('lists:answeredRight'),
          value: answeredCount > 0 ? percent.format(correctCount / answeredCount) : '–',
        },
      ]}
    />
  )
}
