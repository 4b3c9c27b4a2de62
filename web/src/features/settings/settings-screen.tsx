import { useTranslation } from 'react-i18next'
import './settings.css'
import { useSession } from '../../api/use-session.ts'
import { Page } from '../../ui/layout/page.tsx'
import { SubscriptionPanel } from './plan/subscription-panel.tsx'
import { ProfilePanel } from './profile/profile-panel.tsx'
import { SecurityPanel } from './security/security-panel.tsx'
import { SettingsNav } from './settings-nav.tsx'
import { useSettingsTab } from './settings-tabs.ts'

type Props = { now: () => Date }

export function SettingsScreen({ now }: Props) {
  const { t } = useTranslation('settings')
  const session = useSession()
  const tab = useSettingsTab()
  if (!session) return <Page title={t('title')}>{null}</Page>
  const { learnerId, user } = session
  return (
    <Page title={t('title')}>
      <div className="settings">
        <SettingsNav selected={tab} />
        {/* Hidden and not unmounted, so that unsaved edits survive a visit to another tab. */}
        <div hidden={tab !== 'profile'}>
          <ProfilePanel user={user} now={now} />
        </div>
        {tab === 'password' && <SecurityPanel learnerId={learnerId} user={user} />}
        {tab === 'subscription' && <SubscriptionPanel learnerId={learnerId} />}
      </div>
    </Page>
  )
}
