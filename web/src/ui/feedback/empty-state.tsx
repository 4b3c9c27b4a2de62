import type { ReactNode } from 'react'
import './states.css'
import { Sprig } from '../pictures/sprig.tsx'

type Props = { title: string; text: string; children?: ReactNode }

/** Shown where there is no content yet: a sentence, and one action to add some. */
export function EmptyState({ title, text, children }: Props) {
  return (
    <section className="empty">
      <svg viewBox="0 0 280 200" fill="none" aria-hidden="true">
        <g stroke="var(--ink-3)" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
          <path
            fill="var(--paper-raised)"
            d="M140 92C112 76 70 74 30 82v92c40-8 82-6 110 10 28-16 70-18 110-10V82c-40-8-82-6-110 10z"
          />
          <path d="M140 92v92" />
          <path
            stroke="var(--hairline)"
            d="M50 104c24-3 48-1 70 7M50 124c24-3 48-1 70 7M50 144c18-2 34-1 50 3M160 131c22-8 46-10 70-7M160 151c14-5 28-7 42-7"
          />
        </g>
        <Sprig />
      </svg>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  )
}
