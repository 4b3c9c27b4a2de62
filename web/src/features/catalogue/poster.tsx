import { useState } from 'react'
import { Mark } from '../../ui/mark.tsx'

/** The picture of a video; the flower where there is none. */
export function Poster({ src }: { src: string }) {
  const [isMissing, setMissing] = useState(src === '')
  if (isMissing)
    return (
      <span className="poster poster--missing">
        <Mark />
      </span>
    )
  return (
    <img
      className="poster"
      src={src}
      alt=""
      width={640}
      height={360}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(true)}
    />
  )
}
