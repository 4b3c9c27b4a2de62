import type { FormEvent, ReactNode } from 'react'

type Props = { id: string; className?: string; onSubmit: () => void; children: ReactNode }

/**
 * The save button in a form of its own. The translation field belongs to it through the `form` attribute, so Enter in
 * the field saves. The form contains only the button: the submit event of a dialog inside it would bubble to it.
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
