import type { CSSProperties } from 'react'
import './share-bar.css'

type Props = { parts: readonly { kind: 'known' | 'learning' | 'done'; percent: number }[] }

/** A thin bar divided into parts. Hidden from screen readers, because the text beside it contains the same numbers. */
export function ShareBar({ parts }: Props) {
  return (
    <div className="bar" aria-hidden="true">
      {parts.map(({ kind, percent }) => (
        <span
          key={kind}
          className={`bar__${kind}`}
          style={{ '--part': Math.max(0, Math.min(100, percent)) } as CSSProperties}
        />
      ))}
    </div>
  )
}
