import type { CSSProperties } from 'react'
import './share-bar.css'

type Props = { parts: readonly { kind: 'known' | 'learning' | 'done'; percent: number }[] }

/** A thin line; its figure stands in words beside it, so the line itself is silent. */
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
