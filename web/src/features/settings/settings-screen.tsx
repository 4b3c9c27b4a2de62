import { useTranslation } from 'react-i18next'
import './settings.css'
import { useSession } from '../../api/use-session.ts'
import { Page } from '../../ui/page.tsx'
import { PasswordPanel } from './password-panel.tsx'
import { ProfilePanel } from './profile-panel.tsx'
import { SettingsNav } from './settings-nav.tsx'
import { useSettingsTab } from './settings-tabs.ts'
import { SubscriptionPanel } from './subscription-panel.tsx'

type Props = { now: () => Date }

export function SettingsScreen({ now }: Props) {
  const { t } = useTranslation('settings')
  const user = useSession()?.user
  const tab = useSettingsTab()
  if (!user) return <Page title={t('title')}>{null}</Page>
  return (
    <Page title={t('title')}>
      <div className="settings">
        <SettingsNav selected={tab} />
        {/* Only hidden: what was typed into the profile is there after a look at the plan. */}
        <div hidden={tab !== 'profile'}>
          <ProfilePanel user={user} now={now} />
        </div>
        {tab === 'password' && <PasswordPanel user={user} />}
        {tab === 'subscription' && <SubscriptionPanel user={user} />}
      </div>
    </Page>
  )
}
