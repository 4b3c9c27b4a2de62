import type { ReactNode } from 'react'

/**
 * An invisible polite live region: screen readers announce changes of its content. It must stay mounted, because a
 * region that is inserted together with its text is not announced.
 */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {children}
    </div>
  )
}
