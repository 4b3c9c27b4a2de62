import type { LucideIcon } from 'lucide-react'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { useEffect, useRef } from 'react'
import './form-message.css'
import { classNames } from '../style/class-names.ts'

type Props = { error: string | undefined; success?: string | undefined; className?: string }

/**
 * The message of a form, above its fields. The element is always mounted, so that screen readers announce a new
 * message. It is scrolled into view, because the pressed button may be far below it on a small screen.
 */
export function FormMessage({ error, success, className }: Props) {
  const area = useRef<HTMLDivElement>(null)
  const text = error ?? success
  useEffect(() => {
    if (text) area.current?.scrollIntoView({ block: 'nearest' })
  }, [text])
  return (
    <div ref={area} className={classNames('form-message', className)}>
      <div role="alert">{error && <Message kind="error" icon={CircleAlert} text={error} />}</div>
      <div role="status">
        {success && !error && <Message kind="success" icon={CircleCheck} text={success} />}
      </div>
    </div>
  )
}

type MessageProps = { kind: 'error' | 'success'; icon: LucideIcon; text: string }

function Message({ kind, icon: Icon, text }: MessageProps) {
  return (
    <p className={`form-message__text form-message__text--${kind}`}>
      <Icon className="icon" aria-hidden="true" />
      {text}
    </p>
  )
}
