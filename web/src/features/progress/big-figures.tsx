import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import '../../ui/figures/figures.css'
import { durationParts } from './duration-text.ts'
import './big-figures.css'

export type BigFigure = {
  label: string
  /** A count, or seconds if `isTime`; a string is shown unchanged. */
  value: number | string
  isTime?: boolean
  note?: string
}

/** Large numbers with labels and notes. */
export function BigFigures({ figures }: { figures: readonly BigFigure[] }) {
  return (
    <dl className="figures progress-figures">
      {figures.map((figure) => (
        <div key={figure.label} className="figure">
          <dt>{figure.label}</dt>
          <dd>
            <Value {...figure} />
            {figure.note && <small> {figure.note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ value, isTime }: BigFigure) {
  const { i18n } = useTranslation()
  if (!isTime) return value.toLocaleString(i18n.language)
  return durationParts(Number(value), i18n.language).map(({ value: number, unit }, index) => (
    <Fragment key={unit}>
      {index > 0 && ' '}
      {number}
      <small> {unit}</small>
    </Fragment>
  ))
}
