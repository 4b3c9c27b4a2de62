import type { ReactNode } from 'react'

type Props = { text: string; className?: string; children: ReactNode }

/** Skeletons while content loads, and a text for screen readers. */
export function Loading({ text, className, children }: Props) {
  return (
    <div className={className} role="status">
      <span className="visually-hidden">{text}</span>
      {children}
    </div>
  )
}
