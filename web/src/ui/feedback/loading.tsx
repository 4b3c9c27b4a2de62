import type { ReactNode } from 'react'

type Props = { text: string; className?: string; children: ReactNode }

/** Skeletons in the place of what is coming: for the eyes; for the ears, the text. */
export function Loading({ text, className, children }: Props) {
  return (
    <div className={className} role="status">
      <span className="visually-hidden">{text}</span>
      {children}
    </div>
  )
}
