import { writingMaximum } from '@verbena/contract/writing'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error.ts'
import { errorMessage } from '../../../parts/error-message.ts'
import { Button } from '../../../ui/button.tsx'
import type { Kept, TextKeeper } from './text-keeper.ts'
import { createWordCounter } from './word-counter.ts'

/** From here on the room that is left is told. */
const nearlyFull = writingMaximum * 0.9

/** How long the text is, and where it is kept. */
export function TextFoot({ kept, keeper }: { kept: Kept; keeper: TextKeeper }) {
  const { t } = useTranslation('writing')
  const text = useDeferredValue(kept.text)
  const [count] = useState(() => createWordCounter(kept.language))
  const left = writingMaximum - kept.text.length
  return (
    <div className="text-foot">
      <p>
        {t('editor.words', { count: count(text) })}
        {kept.text.length > nearlyFull && ` · ${t('editor.charactersLeft', { count: left })}`}
      </p>
      <Whereabouts kept={kept} keeper={keeper} />
    </div>
  )
}

/** Said quietly while all is well; read out when the learner should know. */
function Whereabouts({ kept: { state, refusal, isKeptHere }, keeper }: { kept: Kept; keeper: TextKeeper }) {
  const { t } = useTranslation('writing')
  const isQuiet = state === 'saved' || state === 'waiting'
  return (
    <>
      {isQuiet && <p className="text-foot__state">{t(`state.${state}`)}</p>}
      <div role="status" className="text-foot__trouble">
        {state === 'away' && <p>{awayText()}</p>}
        {state === 'refused' && refusal === 'NOT_FOUND' && (
          <>
            <p>{t('state.removed')}</p>
            <Button variant="quiet" onClick={() => void keeper.takeBack()}>
              {t('state.takeBack')}
            </Button>
          </>
        )}
        {state === 'refused' && refusal && refusal !== 'NOT_FOUND' && (
          <>
            <p>
              {t('state.refused')} {errorMessage(new ApiError(refusal, 0, refusal), t)}
            </p>
            <Button variant="quiet" onClick={() => void keeper.tryAgain()}>
              {t('state.retry')}
            </Button>
          </>
        )}
      </div>
    </>
  )

  function awayText() {
    if (!isKeptHere) return t('state.notKept')
    return refusal === 'NETWORK' ? t('state.away') : t('state.busy')
  }
}
