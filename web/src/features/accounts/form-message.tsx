import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'

/** The message area above a form: there before it has something to say, so that it is read out when it does. */
export function FormMessage({ text }: { text: string | undefined }) {
  const area = useRef<HTMLDivElement>(null)
  // The button that was pressed may stand far below, on a phone that lies on its side.
  useEffect(() => {
    if (text) area.current?.scrollIntoView({ block: 'nearest' })
  }, [text])
  return (
    <div ref={area} role="alert">
      {text && (
        <p className="form-message">
          <CircleAlert className="icon" aria-hidden="true" />
          {text}
        </p>
      )}
    </div>
  )
}
