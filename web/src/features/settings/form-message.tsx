import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'

type Props = { error: string | undefined; success?: string | undefined }

/**
 * The message area above a form. It is there before it has something to say, so that it is read out when it does, and
 * comes into view from wherever the button was.
 */
export function FormMessage({ error, success }: Props) {
  const area = useShownWith(error ?? success)
  return (
    <div className="settings-message" ref={area}>
      <div role="alert">
        {error && (
          <p className="settings-message__text settings-message__text--error">
            <CircleAlert className="icon" aria-hidden="true" />
            {error}
          </p>
        )}
      </div>
      <div role="status">
        {success && !error && (
          <p className="settings-message__text settings-message__text--success">
            <CircleCheck className="icon" aria-hidden="true" />
            {success}
          </p>
        )}
      </div>
    </div>
  )
}

function useShownWith(text: string | undefined) {
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (text) area.current?.scrollIntoView({ block: 'nearest' })
  }, [text])
  return area
}
