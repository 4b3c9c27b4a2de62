import { type ReactNode, Suspense } from 'react'
import './beside.css'

/** The place of the ways to study, given to something else; the picture stays while that is loaded. */
export function Beside({ children }: { children: ReactNode }) {
  return (
    <div className="beside">
      <Suspense fallback={null}>{children}</Suspense>
    </div>
  )
}
