import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Deferred } from '../../../parts/deferred/deferred.tsx'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { useSessionAddress } from '../session/use-session-address.ts'
import { WordSkeleton } from '../session/word-skeleton.tsx'
import { deferredSessionPart } from './deferred-parts.ts'
import '../../../parts/session/session.css'
import '../session/session.css'

/** The session named by the URL. It stays mounted after closing, so that it can return the focus. */
export function DeferredSession({ random }: { random: () => number }) {
  const { t } = useTranslation(['vocabulary', 'lists'])
  const { listId, close } = useSessionAddress()
  const [state, setState] = useState<'closed' | 'opened' | 'failed'>('closed')
  if (listId && state === 'closed') setState('opened')
  if (!listId && state === 'failed') setState('closed')
  const handleFailure = () => {
    setState('failed')
    if (listId) close()
  }
  return (
    <Deferred
      component={deferredSessionPart}
      given={state === 'opened' ? { random } : null}
      failure={t('lists:partFailed')}
      onFail={handleFailure}
    >
      {listId && (
        <Loading text={t('loading')} className="session-overlay">
          <WordSkeleton />
        </Loading>
      )}
    </Deferred>
  )
}
