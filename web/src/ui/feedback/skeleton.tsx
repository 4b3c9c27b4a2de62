import './skeleton.css'
import { classNames } from '../style/class-names.ts'

/** A place held while its content loads; give it the size of that content. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classNames('skeleton', className)} aria-hidden="true" />
}
