import { useTranslation } from 'react-i18next'
import { UpgradeLink } from '../../parts/upgrade-prompt.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { type PlayerKind, playerKinds } from './player-kind.ts'

/** Part of the premium catalogue: what that means, what opens it, and a way on. */
export function LockedItem({ kind }: { kind: PlayerKind }) {
  const { t } = useTranslation('player')
  const { allLevels, others } = playerKinds[kind]
  return (
    <main className="player-locked">
      <PageTitle title={t('locked.heading')} className="visually-hidden" />
      <EmptyState title={t('locked.title')} text={t('locked.text')}>
        <div className="upgrade-prompt__ways">
          <UpgradeLink />
          <ButtonLink variant="quiet" to={allLevels}>
            {t(others)}
          </ButtonLink>
        </div>
      </EmptyState>
    </main>
  )
}
