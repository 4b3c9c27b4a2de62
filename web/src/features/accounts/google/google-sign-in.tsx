import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import type { SignupAnswers } from '../signup/sign-up.ts'
import { GoogleAbsence } from './google-error-message.ts'
import { useGoogleButton } from './use-google-button.ts'

type Props = {
  /** Answers of the wizard for a new account; undefined for a login. */
  answers?: SignupAnswers
  /** Called with the error, or with undefined to clear it; the page shows it with `googleErrorMessage`. */
  onFailure: (error: unknown) => void
}

/** The sign-in with Google below the form: Google's button, or our own until it is loaded. */
export function GoogleSignIn({ answers, onFailure }: Props) {
  const { t } = useTranslation('accounts')
  const { ready, tryAgain } = useGoogleButton()
  const press = () => {
    onFailure(new GoogleAbsence())
    tryAgain()
  }
  return (
    <>
      <p className="landing__or">{t('or')}</p>
      <div className="landing__google">
        {ready ? (
          <ready.GoogleButton answers={answers} onFailure={onFailure} />
        ) : (
          <Button variant="quiet" tall wide onClick={press}>
            <GoogleSign />
            {t(answers ? 'google.signup' : 'google.login')}
          </Button>
        )}
      </div>
    </>
  )
}

function GoogleSign() {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="currentColor"
        d="M12.2 10.3v3.7h5.3c-.3 1.4-1.7 4-5.3 4a6 6 0 1 1 0-12c1.8 0 3 .8 3.7 1.4l2.6-2.5A9.4 9.4 0 0 0 12.2 2.5a9.5 9.5 0 1 0 0 19c5.5 0 9.1-3.9 9.1-9.3 0-.6-.1-1.3-.2-1.9z"
      />
    </svg>
  )
}
