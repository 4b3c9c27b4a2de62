import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { readShift } from './editor-time.ts'

/** The form for the seconds by which all lines are shifted. */
export function ShiftForm({ onShift }: { onShift: (seconds: number) => void }) {
  const { t } = useTranslation('ownMedia')
  const [isWrong, setWrong] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const seconds = readShift(String(new FormData(event.currentTarget).get('seconds') ?? ''))
    setWrong(seconds === null)
    if (seconds !== null) onShift(seconds)
  }
  return (
    <form className="own-form" onSubmit={submit} noValidate>
      <TextField
        label={t('editor.shiftLabel')}
        name="seconds"
        autoComplete="off"
        autoFocus
        defaultValue="0.5"
        error={isWrong ? t('editor.shiftWrong') : undefined}
      />
      <Button variant="primary" type="submit" tall wide>
        {t('editor.shiftApply')}
      </Button>
    </form>
  )
}
