import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { editorTime, readEditorTime } from './editor-time.ts'

const nudgeSeconds = 0.1

type Props = {
  name: string
  seconds: number
  onChange: (seconds: number) => void
  /** Where playback is. */
  now: () => number
}

/** A time that is written, moved by tenths, or taken from the player. */
export function TimeField({ name, seconds, onChange, now }: Props) {
  const { t } = useTranslation('ownMedia')
  const id = useId()
  /** What is being written; null while the time itself shows. */
  const [written, setWritten] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const commit = () => {
    if (written === null) return
    const read = readEditorTime(written)
    setWrong(read === null)
    if (read === null) return
    setWritten(null)
    onChange(read)
  }
  const set = (value: number) => {
    setWritten(null)
    setWrong(false)
    onChange(value)
  }
  return (
    <div className="time-field">
      <label className="field__label" htmlFor={id}>
        {name}
      </label>
      <div className="time-field__row">
        <IconButton
          label={t('editor.earlierTenth', { name })}
          icon={<Minus className="icon icon--sm" aria-hidden="true" />}
          onClick={() => set(Math.max(0, seconds - nudgeSeconds))}
        />
        <input
          id={id}
          className="input"
          inputMode="decimal"
          autoComplete="off"
          value={written ?? editorTime(seconds)}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-note` : undefined}
          onChange={(event) => setWritten(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            commit()
          }}
        />
        <IconButton
          label={t('editor.laterTenth', { name })}
          icon={<Plus className="icon icon--sm" aria-hidden="true" />}
          onClick={() => set(seconds + nudgeSeconds)}
        />
        <Button variant="quiet" aria-label={t('editor.now', { name })} onClick={() => set(now())}>
          {t('editor.nowShort')}
        </Button>
      </div>
      {isWrong && (
        <p id={`${id}-note`} className="field__error">
          {t('editor.timeWrong')}
        </p>
      )}
    </div>
  )
}
