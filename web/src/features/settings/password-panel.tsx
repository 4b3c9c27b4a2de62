import type { User } from '@verbena/contract/accounts'
import { useTranslation } from 'react-i18next'
import { paths } from '../../parts/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { LinkedIdentities } from './linked-identities.tsx'
import { PasswordForm } from './password-form.tsx'
import { SignedInBrowsers } from './signed-in-browsers.tsx'

export function PasswordPanel({ user }: { user: User }) {
  return (
    <div className="settings-panel">
      {user.hasPassword ? <PasswordForm username={user.username} /> : <NoPassword />}
      <LinkedIdentities username={user.username} hasPassword={user.hasPassword} />
      <SignedInBrowsers username={user.username} />
    </div>
  )
}

function NoPassword() {
  const { t } = useTranslation('settings')
  return (
    <section className="settings-section">
      <h2>{t('password.noneTitle')}</h2>
      <div className="settings-item">
        <p className="muted">{t('password.noneText')}</p>
        <ButtonLink variant="quiet" to={paths.forgotPassword}>
          {t('password.noneAction')}
        </ButtonLink>
      </div>
    </section>
  )
}
