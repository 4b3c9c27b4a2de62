import './petals.css'
import { classNames } from '../style/class-names.ts'
import { petalAngles, petalShape } from './petal-shape.ts'

type Props = {
  /** The number of open petals, 0 to 5. */
  open: number
  /**
   * The accessible name. Without it the flower is hidden from screen readers, because a number beside it says the same.
   */
  label?: string
  className?: string
}

/** Shows progress as five petals; the centre is gold only when all are open. */
export function Petals({ open, label, className }: Props) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: has an aria-label, or is hidden from screen readers
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
