import { useTranslation } from 'react-i18next'
import type { Session } from '../../../api/session.ts'
import { paths } from '../../../parts/navigation/paths.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { LinkedIdentities } from './linked-identities.tsx'
import { PasswordForm } from './password-form.tsx'
import { SignedInBrowsers } from './signed-in-browsers.tsx'

type Props = Pick<Session, 'learnerId' | 'user'>

export function SecurityPanel({ learnerId, user }: Props) {
  return (
    <div className="settings-panel">
      {user.hasPassword ? <PasswordForm learnerId={learnerId} username={user.username} /> : <NoPassword />}
      <LinkedIdentities learnerId={learnerId} hasPassword={user.hasPassword} />
      <SignedInBrowsers learnerId={learnerId} />
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
