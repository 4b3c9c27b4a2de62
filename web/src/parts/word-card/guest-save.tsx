import { BookmarkPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { paths } from '../paths.ts'

/** Words are kept with an account: a guest learns so when saving, and not before. */
export function GuestSave() {
  const { t } = useTranslation('lookup')
  const { pathname } = useLocation()
  const [isAsking, setIsAsking] = useState(false)
  if (!isAsking)
    return (
      <Button variant="primary" wide className="word-card__guest" onClick={() => setIsAsking(true)}>
        <BookmarkPlus className="icon" aria-hidden="true" /> {t('save')}
      </Button>
    )
  return (
    <div className="word-card__guest" role="status">
      <p>{t('signInToSave')}</p>
      <div className="word-card__choices">
        <ButtonLink variant="primary" to={paths.signup}>
          {t('signUp')}
        </ButtonLink>
        <ButtonLink variant="quiet" to={paths.login} state={{ from: pathname }}>
          {t('logIn')}
        </ButtonLink>
      </div>
    </div>
  )
}
