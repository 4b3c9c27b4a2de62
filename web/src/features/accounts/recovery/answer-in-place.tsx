import { type ReactNode, useEffect, useRef } from 'react'

type Props = { text: string; note: string; children: ReactNode }

/** Takes the place of the form it belongs to and of the button that was pressed, and so the focus too. */
export function AnswerInPlace({ text, note, children }: Props) {
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
