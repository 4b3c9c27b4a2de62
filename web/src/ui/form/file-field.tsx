import { type DragEvent, type ReactNode, useId, useState } from 'react'
import './file-field.css'
import { classNames } from '../style/class-names.ts'

type Props = {
  /** What it asks for, as “Choose a file”. */
  label: string
  /** What kinds the browser offers, as its own file field takes them. */
  accept: string
  icon: ReactNode
  hint: string
  /** Stands in the place of the hint. */
  error?: string | undefined
  onChoose: (file: File) => void
  /** What is known of the file that was chosen. */
  children?: ReactNode
}

/** The browser's own file field, as large as a thumb wants it; a file may be dropped on it too. */
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the field inside is the first */}
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
            // The same file may be chosen again.
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
