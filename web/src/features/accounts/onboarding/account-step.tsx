import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { becomeGuest } from '../../../parts/learner/onboarding-answers.ts'
import { paths } from '../../../parts/navigation/paths.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'

export function AccountStep() {
  const { t } = useTranslation('onboarding')
  const navigate = useNavigate()
  const { state } = useLocation()
  const continueAsGuest = () => {
    becomeGuest()
    void navigate(paths.videos, { replace: true })
  }
  return (
    <>
      <PageTitle title={t('account.title')} />
      <p className="wizard__lede">{t('account.lede')}</p>
      <div className="wizard__account">
        <ButtonLink variant="primary" tall to={paths.signup} state={state} replace>
          {t('account.create')}
        </ButtonLink>
        <Button variant="text" tall onClick={continueAsGuest}>
          {t('account.guest')}
        </Button>
      </div>
      <p className="wizard__note">{t('account.guestNote')}</p>
    </>
  )
}
