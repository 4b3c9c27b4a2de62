import { useTranslation } from 'react-i18next'
import { DeferredWordCard } from '../../../parts/word-card/card/deferred-word-card.tsx'
import type { LookupOf } from './use-lookup.ts'

export function PlayerWordCard({ lookup: { open, close } }: { lookup: LookupOf }) {
  const { t } = useTranslation('player')
  return (
    <DeferredWordCard
      key={open ? `${open.lookup.text} ${open.touched.line} ${open.touched.firstWord}` : ''}
      given={open && { lookup: open.lookup, anchor: open.anchor, onClose: close }}
      failure={t('study.failed')}
      onFail={close}
    />
  )
}
