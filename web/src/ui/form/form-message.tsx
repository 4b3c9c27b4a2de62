import { CircleAlert, CircleCheck, type LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import './form-message.css'
import { classNames } from '../style/class-names.ts'

type Props = { error: string | undefined; success?: string | undefined; className?: string }

/**
 * The message area above a form. It is there before it has something to say, so that it is read out when it does, and
 * comes into view: the button that was pressed may stand far below, on a phone that lies on its side.
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
