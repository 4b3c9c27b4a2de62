import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loading } from '../../../ui/loading.tsx'
import { useOverlay } from '../use-overlay.ts'
import { WordSkeleton } from '../word-skeleton.tsx'
import { LatePart } from './late-part.tsx'
import { lateOverlay } from './late-parts.ts'
import '../../../parts/session/session.css'
import '../session.css'

/** The session that the address names. Once opened it stays, so that it gives the focus back when it closes. */
export function LateOverlay({ random }: { random: () => number }) {
  const { t } = useTranslation('vocabulary')
  const { listId, close } = useOverlay()
  const [state, setState] = useState<'closed' | 'opened' | 'failed'>('closed')
  if (listId && state === 'closed') setState('opened')
  if (!listId && state === 'failed') setState('closed')
  const giveUp = () => {
    setState('failed')
    if (listId) close()
  }
  return (
    <LatePart part={lateOverlay} given={state === 'opened' ? { random } : null} onFail={giveUp}>
      {listId && state === 'opened' && (
        <Loading text={t('loading')} className="session-overlay">
          <WordSkeleton />
        </Loading>
      )}
    </LatePart>
  )
}
