import { useState } from 'react'
import './poster.css'
import { BrandMark } from './brand-mark.tsx'

/** The thumbnail of a media item, scaled to its container; the flower if there is none. */
export function Poster({ src }: { src: string }) {
  const [missing, setMissing] = useState('')
  if (src === missing)
    return (
      <span className="poster poster--missing">
        <BrandMark />
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
      onError={() => setMissing(src)}
    />
  )
}
