import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSession } from '../../../api/use-session.ts'
import { paths } from '../../../parts/navigation/paths.ts'

/** The link that leaves a page opened by an email: to the start page, or to the login page without a session. */
export function ContinueLink() {
  const { t } = useTranslation('recovery')
  const isSignedIn = useSession() !== null
  return (
    <Link className="link" to={isSignedIn ? paths.root : paths.login}>
      {t(isSignedIn ? 'home' : 'backToLogin')}
    </Link>
  )
}
