import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSession } from '../../../api/use-session.ts'
import { paths } from '../../../parts/paths.ts'

/** The way on from a page that a mail opened, for whoever is signed in and for everybody else. */
export function WayOn() {
  const { t } = useTranslation('recovery')
  const isSignedIn = useSession() !== null
  return (
    <Link className="link" to={isSignedIn ? paths.root : paths.login}>
      {t(isSignedIn ? 'home' : 'backToLogin')}
    </Link>
  )
}
