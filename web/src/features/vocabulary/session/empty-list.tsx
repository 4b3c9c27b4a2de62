import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SessionFrame } from '../../../parts/session/session-frame.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { useSessionAddress } from './use-session-address.ts'

export function EmptyList({ name, notice }: { name: string; notice?: ReactNode }) {
  const { t } = useTranslation('vocabulary')
  const { close } = useSessionAddress()
  const body = (
    <EmptyState title={t('noWords')} text={t('noWordsText')}>
      <Button variant="primary" onClick={close}>
        {t('backToLists')}
      </Button>
    </EmptyState>
  )
  return <SessionFrame title={name} showTitle body={body} foot={notice} />
}
