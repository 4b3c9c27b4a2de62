import type { WordList } from '@verbena/contract/vocabulary'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'

export function ListsFigures({ lists }: { lists: readonly WordList[] }) {
  const { t, i18n } = useTranslation('vocabulary')
  const figures = [
    { label: t('words'), value: lists.reduce((sum, list) => sum + list.wordCount, 0) },
    { label: t('lists'), value: lists.length },
  ]
  return (
    <dl className="figures" style={{ '--n': figures.length } as CSSProperties}>
      {figures.map(({ label, value }) => (
        <div key={label} className="figure">
          <dt>{label}</dt>
          <dd>{value.toLocaleString(i18n.language)}</dd>
        </div>
      ))}
    </dl>
  )
}
