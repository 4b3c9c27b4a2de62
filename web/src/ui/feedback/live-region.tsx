import type { ReactNode } from 'react'

/** Read out politely when its content changes; invisible. Keep it mounted, and change what is inside. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {children}
    </div>
  )
}
