import './petals.css'
import { classNames } from '../style/class-names.ts'
import { petalAngles, petalShape } from './petal-shape.ts'

type Props = {
  /** How many of the five petals are open, 0 to 5. */
  open: number
  /** What the flower says; without it the flower is decoration beside a figure in words. */
  label?: string
  className?: string
}

/** Progress in five petals; the heart is gold only when all are open. */
export function Petals({ open, label, className }: Props) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label when it says something, hidden otherwise
    <svg
      className={classNames('petals', open >= 5 && 'petals--full', className)}
      viewBox="0 0 24 24"
      {...naming}
    >
      {petalAngles.map((angle, index) => (
        <path
          key={angle}
          className={classNames('petal', index < open && 'is-open')}
          transform={`rotate(${angle} 12 12)`}
          d={petalShape}
        />
      ))}
      <circle className="petals__heart" cx="12" cy="12" r="1.7" />
    </svg>
  )
}
