import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import './upgrade-prompt.css'
import { useSession } from '../../api/use-session.ts'
import { upgrade as english } from '../../i18n/en/upgrade.ts'
import { upgrade as spanish } from '../../i18n/es/upgrade.ts'
import { addMessages } from '../../i18n/i18n.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { paths } from '../navigation/paths.ts'

addMessages('upgrade', english, spanish)

/** Shown at the limit of a plan: links a learner to their subscription, and a guest to the plans. */
export function UpgradeLink({ variant = 'primary' }: { variant?: 'primary' | 'quiet' }) {
  const { t } = useTranslation('upgrade')
  const isLearner = useSession() !== null
  const state = useReturnState()
  return (
    <ButtonLink variant={variant} to={isLearner ? paths.subscription : paths.plans} state={state}>
      {isLearner ? t('seePro') : t('seePlans')}
    </ButtonLink>
  )
}

/**
 * Tells the learner that they have used the lookups of the day, and which plan has more. Mounted before `isReached`,
 * because screen readers only announce changes of a live region that exists.
 */
export function DailyLimitPrompt({ isReached }: { isReached: boolean }) {
  const { t } = useTranslation('upgrade')
  const isLearner = useSession() !== null
  return (
    <div className={isReached ? 'upgrade-prompt' : undefined}>
      <div role="status">
        {isReached && (
          <>
            <p className="upgrade-prompt__title">{t('dailyLimit')}</p>
            <p className="upgrade-prompt__text">
              {isLearner ? t('dailyLimitLearner') : t('dailyLimitGuest')}
            </p>
          </>
        )}
      </div>
      {isReached && <DailyLimitWays isLearner={isLearner} />}
    </div>
  )
}

function DailyLimitWays({ isLearner }: { isLearner: boolean }) {
  const { t } = useTranslation('upgrade')
  const state = useReturnState()
  return (
    <div className="upgrade-prompt__actions">
      {!isLearner && (
        <ButtonLink variant="primary" to={paths.signup} state={state}>
          {t('createAccount')}
        </ButtonLink>
      )}
      <UpgradeLink variant={isLearner ? 'primary' : 'quiet'} />
    </div>
  )
}

/** The history state of the link: the current location, so that the learner returns to the video after the purchase. */
function useReturnState() {
  const { pathname, search } = useLocation()
  return { from: pathname + search }
}
