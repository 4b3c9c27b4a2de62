import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { editorTime, readEditorTime } from './editor-time.ts'

const stepSeconds = 0.1

type Props = {
  name: string
  seconds: number
  onChange: (seconds: number) => void
  /** @returns the playback position in seconds */
  now: () => number
}

/** A time that is typed, changed by tenths, or taken from the player. */
export function TimeField({ name, seconds, onChange, now }: Props) {
  const { t } = useTranslation('ownMedia')
  const id = useId()
  /** The typed text; null while the field shows `seconds`. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const commit = () => {
    if (typed === null) return
    const read = readEditorTime(typed)
    setWrong(read === null)
    if (read === null) return
    setTyped(null)
    onChange(read)
  }
  const set = (value: number) => {
    setTyped(null)
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
          onClick={() => set(Math.max(0, seconds - stepSeconds))}
        />
        <input
          id={id}
          className="input"
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? editorTime(seconds)}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-note` : undefined}
          onChange={(event) => setTyped(event.target.value)}
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
          onClick={() => set(seconds + stepSeconds)}
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
