import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../parts/error-message.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { type Ending, useEndWayIn } from './use-end-way-in.ts'

type Props = {
  name: ReactNode
  /** Since when it is there, or when it was used. */
  detail: string
  ending: Ending
  /** False where it may be the only one, or is the one in use. */
  mayEnd: boolean
  /** On the button; the button's name among its like; and what is said once it is done. */
  words: { end: string; label: string; ended: string }
  onEnded: () => void
}

/** A way into the account, which the learner may end. */
export function WayInRow({ name, detail, ending, mayEnd, words, onEnded }: Props) {
  const { t } = useTranslation('settings')
  const toast = useToast()
  const { mutate, isPending, error } = useEndWayIn(ending)
  const end = () =>
    mutate(undefined, {
      onSuccess: () => {
        onEnded()
        toast({ text: words.ended })
      },
    })
  return (
    <li className="settings-browser">
      <div>
        <p className="settings-browser__name">{name}</p>
        <p className="caption">{detail}</p>
        <div role="alert">{error && <p className="field__error">{errorMessage(error, t)}</p>}</div>
      </div>
      {mayEnd && (
        <Button variant="text" busy={isPending} aria-label={words.label} onClick={end}>
          {words.end}
        </Button>
      )}
    </li>
  )
}
