import { type DragEvent, type ReactNode, useId, useState } from 'react'
import './file-field.css'
import { classNames } from '../style/class-names.ts'

type Props = {
  /** The text of the button, such as “Choose a file”. */
  label: string
  /** The `accept` attribute of the file input. */
  accept: string
  icon: ReactNode
  hint: string
  /** Replaces the hint. */
  error?: string | undefined
  onChoose: (file: File) => void
  /** Details of the chosen file. */
  children?: ReactNode
}

/** A file input with a touch target of the usual size; it accepts dropped files too. */
export function FileField({ label, accept, icon, hint, error, onChoose, children }: Props) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const hover = (isOverNow: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(isOverNow)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) onChoose(file)
  }
  return (
    <div className="field">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is optional; the input inside is the main way */}
      <div
        className={classNames('file-field', isOver && 'file-field--over')}
        onDragOver={hover(true)}
        onDragLeave={hover(false)}
        onDrop={drop}
      >
        <input
          id={id}
          className="file-field__input"
          name="file"
          type="file"
          accept={accept}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            const file = event.target.files?.[0]
            if (file) onChoose(file)
            // Otherwise choosing the same file again would not fire `change`.
            event.target.value = ''
          }}
        />
        {icon}
        <label htmlFor={id}>{label}</label>
        {children}
      </div>
      <p
        id={`${id}-note`}
        className={error ? 'field__error' : 'field__hint'}
        role={error ? 'alert' : undefined}
      >
        {error ?? hint}
      </p>
    </div>
  )
}
