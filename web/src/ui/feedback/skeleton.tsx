import './skeleton.css'
import { classNames } from '../style/class-names.ts'

/** Reserves the space of content that is loading; give it the size of that content. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classNames('skeleton', className)} aria-hidden="true" />
}
