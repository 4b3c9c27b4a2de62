import BookmarkPlus from 'lucide-react/icons/bookmark-plus'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { paths } from '../../navigation/paths.ts'
import { SaveForm } from './save-form.tsx'

/** Saving a word needs an account; the guest is told when they try to save. */
export function GuestSave({ formId }: { formId: string }) {
  const { t } = useTranslation('lookup')
  const { pathname, search } = useLocation()
  const [isAsking, setIsAsking] = useState(false)
  if (!isAsking)
    return (
      <SaveForm id={formId} onSubmit={() => setIsAsking(true)}>
        <Button variant="primary" type="submit" wide className="word-card__guest">
          <BookmarkPlus className="icon" aria-hidden="true" /> {t('save')}
        </Button>
      </SaveForm>
    )
  // After signing in the guest returns to the video.
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
