import { type ReactNode, useEffect, useRef } from 'react'

type Props = { text: string; note: string; children: ReactNode }

/** Replaces a submitted form. It takes the focus, because the pressed button is gone. */
export function FormConfirmation({ text, note, children }: Props) {
  const answer = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    answer.current?.focus()
  }, [])
  return (
    <>
      <p ref={answer} className="landing__answer" tabIndex={-1}>
        {text}
      </p>
      <p className="muted">{note}</p>
      <div className="landing__actions">{children}</div>
    </>
  )
}
