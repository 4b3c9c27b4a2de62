import { useTranslation } from 'react-i18next'
import './figures.css'
import { Skeleton } from '../feedback/skeleton.tsx'

/** Numbers are formatted in the language of the page; strings (a percentage, a dash) are shown unchanged. */
type Props = { figures: readonly { label: string; value: number | string }[] }

/** A few large numbers side by side, with their labels. */
export function Figures({ figures }: Props) {
  const { i18n } = useTranslation()
  return (
    <dl className="figures">
      {figures.map(({ label, value }) => (
        <div key={label} className="figure">
          <dt>{label}</dt>
          <dd>{value.toLocaleString(i18n.language)}</dd>
        </div>
      ))}
    </dl>
  )
}

export function FiguresSkeleton() {
  return <Skeleton className="figures-skeleton" />
}
