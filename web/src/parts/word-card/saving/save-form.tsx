import type { FormEvent, ReactNode } from 'react'

type Props = { id: string; className?: string; onSubmit: () => void; children: ReactNode }

/**
 * The button that saves, as a form: the field of the learner's own translation belongs to it by its id, and so
 * Enter there saves. It holds the button alone, because a dialog inside it would send it along with its own form.
 */
export function SaveForm({ id, className, onSubmit, children }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form id={id} className={className} onSubmit={submit}>
      {children}
    </form>
  )
}
