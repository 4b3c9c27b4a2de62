import { useState } from 'react'
import { Mark } from '../../ui/mark.tsx'

/** The picture of an item, small; the flower where there is none. */
export function Thumbnail({ src }: { src: string }) {
  const [isMissing, setMissing] = useState(src === '')
  return (
    <span className="thumbnail">
      {isMissing ? (
        <Mark />
      ) : (
        <img
          src={src}
          alt=""
          width={88}
          height={50}
          loading="lazy"
          decoding="async"
          onError={() => setMissing(true)}
        />
      )}
    </span>
  )
}
