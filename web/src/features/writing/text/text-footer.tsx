import { writingMaximum } from '@verbena/contract/writing/writing-limits'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error.ts'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { Button } from '../../../ui/button/button.tsx'
import type { AutosaveController, AutosaveState } from './autosave-controller.ts'
import { createWordCounter } from './word-counter.ts'

/** From this length on the remaining characters are shown. */
const remainingShownFrom = writingMaximum * 0.9

/** The length of the text and whether it is saved. */
export function TextFooter({
  autosave,
  controller,
}: {
  autosave: AutosaveState
  controller: AutosaveController
}) {
  const { t } = useTranslation('writing')
  const text = useDeferredValue(autosave.text)
  const [count] = useState(() => createWordCounter(autosave.language))
  const left = writingMaximum - autosave.text.length
  return (
    <div className="text-foot">
      <p>
        {t('editor.words', { count: count(text) })}
        {autosave.text.length > remainingShownFrom && ` · ${t('editor.charactersLeft', { count: left })}`}
      </p>
      <SaveStatus autosave={autosave} controller={controller} />
    </div>
  )
}

/** Whether the text is saved. Only failures are announced to screen readers. */
function SaveStatus({
  autosave: { state, refusal, isDraftSaved },
  controller,
}: {
  autosave: AutosaveState
  controller: AutosaveController
}) {
  const { t } = useTranslation('writing')
  const isNormal = state === 'saved' || state === 'waiting'
  return (
    <>
      {isNormal && <p className="text-foot__state">{t(`state.${state}`)}</p>}
      <div role="status" className="text-foot__trouble">
        {state === 'unavailable' && <p>{unavailableText()}</p>}
        {state === 'refused' && refusal === 'NOT_FOUND' && (
          <>
            <p>{t('state.removed')}</p>
            <Button variant="quiet" onClick={() => void controller.restore()}>
              {t('state.takeBack')}
            </Button>
          </>
        )}
        {state === 'refused' && refusal && refusal !== 'NOT_FOUND' && (
          <>
            <p>
              {t('state.refused')} {errorMessage(new ApiError(refusal, 0, refusal), t)}
            </p>
            <Button variant="quiet" onClick={() => void controller.tryAgain()}>
              {t('state.retry')}
            </Button>
          </>
        )}
      </div>
    </>
  )

  function unavailableText() {
    if (!isDraftSaved) return t('state.notKept')
    return refusal === 'NETWORK' ? t('state.away') : t('state.busy')
  }
}
