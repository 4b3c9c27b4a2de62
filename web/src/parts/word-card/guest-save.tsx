import { BookmarkPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { paths } from '../paths.ts'
import { WordForm } from './word-form.tsx'

/** Words are kept with an account: a guest learns so when saving, and not before. */
export function GuestSave({ formId }: { formId: string }) {
  const { t } = useTranslation('lookup')
  const { pathname, search } = useLocation()
  const [isAsking, setIsAsking] = useState(false)
  if (!isAsking)
    return (
      <WordForm id={formId} onSubmit={() => setIsAsking(true)}>
        <Button variant="primary" type="submit" wide className="word-card__guest">
          <BookmarkPlus className="icon" aria-hidden="true" /> {t('save')}
        </Button>
      </WordForm>
    )
  // The way in leads back to the film.
  const state = { from: pathname + search }
  return (
    <div className="word-card__guest" role="status">
      <p>{t('signInToSave')}</p>
      <div className="word-card__choices">
        <ButtonLink variant="primary" to={paths.signup} state={state}>
          {t('signUp')}
        </ButtonLink>
        <ButtonLink variant="quiet" to={paths.login} state={state}>
          {t('logIn')}
        </ButtonLink>
      </div>
    </div>
  )
}
