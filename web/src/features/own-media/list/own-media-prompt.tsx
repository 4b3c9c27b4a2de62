import { useTranslation } from 'react-i18next'
import { UpgradeLink } from '../../../parts/billing/upgrade-prompt.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import type { OwnMediaKind } from '../own-media-kind.ts'

/** Tells guests and learners on Free that own media need Pro. */
export function OwnMediaPrompt({ kind, hasSome = false }: { kind: OwnMediaKind; hasSome?: boolean }) {
  const { t } = useTranslation('ownMedia')
  if (hasSome)
    return (
      <div className="own-media__prompt">
        <p>
          {t('promptText')} {t('keptText')}
        </p>
        <UpgradeLink variant="quiet" />
      </div>
    )
  return (
    <EmptyState title={t(`${kind}.promptTitle`)} text={t('promptText')}>
      <UpgradeLink />
    </EmptyState>
  )
}
