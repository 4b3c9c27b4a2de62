import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error.ts'
import { errorMessage } from '../../../parts/error-message.ts'
import { paths } from '../../../parts/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Landing } from '../landing.tsx'
import { useMailedToken } from './use-mailed-token.ts'
import { useVerification } from './use-verification.ts'
import { WayOn } from './way-on.tsx'

export function VerifyEmailScreen() {
  const { t } = useTranslation('recovery')
  const token = useMailedToken()
  return (
    <Landing foot={<WayOn />}>
      <PageTitle title={t('verify.title')} />
      <div className="landing__status" role="status">
        {token ? <Verification token={token} /> : <LinkNotValid />}
      </div>
    </Landing>
  )
}

function Verification({ token }: { token: string }) {
  const { t } = useTranslation(['recovery', 'common'])
  const { data, error, mutate, isPending } = useVerification(token)
  if (data) return <Answer title={t('verify.done')} note={t('verify.doneNote', { email: data.email })} />
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'LINK_NOT_VALID' || code === 'INVALID_REQUEST') return <LinkNotValid />
  if (code === 'EMAIL_TAKEN')
    return <Answer title={t('verify.taken')} note={t('verify.takenNote')} leadsToSettings />
  return (
    <>
      {error ? (
        <Answer title={t('verify.failed')} note={errorMessage(error, t)} />
      ) : (
        <p className="muted">{t('verify.ask')}</p>
      )}
      <div className="landing__actions">
        <Button variant="primary" tall busy={isPending} onClick={() => mutate()}>
          {error ? t('common:tryAgain') : t('verify.confirm')}
        </Button>
      </div>
    </>
  )
}

function LinkNotValid() {
  const { t } = useTranslation('recovery')
  return <Answer title={t('verify.notValid')} note={t('verify.notValidNote')} leadsToSettings />
}

type AnswerProps = { title: string; note: string; leadsToSettings?: boolean }

function Answer({ title, note, leadsToSettings }: AnswerProps) {
  const { t } = useTranslation('recovery')
  return (
    <>
      <p className="landing__answer">{title}</p>
      <p className="muted">{note}</p>
      {leadsToSettings && (
        <div className="landing__actions">
          <ButtonLink variant="primary" tall to={paths.settings}>
            {t('verify.settings')}
          </ButtonLink>
        </div>
      )}
    </>
  )
}
