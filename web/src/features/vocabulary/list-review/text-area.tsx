import { type ComponentProps, useId } from 'react'

type Props = ComponentProps<'textarea'> & { label: string; name: string }

/** A labelled text field of several lines. */
export function TextArea({ label, ...props }: Props) {
  const id = useId()
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <textarea className="input" rows={2} {...props} id={id} />
    </div>
  )
}
