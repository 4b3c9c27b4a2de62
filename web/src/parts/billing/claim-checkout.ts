import type { User } from '@verbena/contract/accounts/accounts'
import { claimCheckout } from '@verbena/contract/billing/billing'
import i18next from 'i18next'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { getSession, saveUser } from '../../api/session.ts'
import { billing as english } from '../../i18n/en/billing.ts'
import { billing as spanish } from '../../i18n/es/billing.ts'
import { addMessages } from '../../i18n/i18n.ts'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { errorMessage } from '../errors/error-message.ts'

/** Whether a retry cannot succeed. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && ['CHECKOUT_CLAIMED', 'NOT_FOUND', 'INVALID_REQUEST'].includes(error.code)

/** Claims a stored checkout, and shows the result in a toast. @returns whether no retry is needed */
export async function claimCheckoutById(id: string): Promise<boolean> {
  const learnerId = getSession()?.learnerId
  if (learnerId === undefined) return false
  addMessages('billing', english, spanish)
  try {
    const { accountType } = await call(claimCheckout, { params: { id } })
    savePlan(learnerId, accountType)
    if (accountType === 'Pro') showToast({ text: i18next.t('billing:success.arrived') })
    return true
  } catch (error) {
    if (!isFinal(error)) return false
    if (error instanceof ApiError && error.code === 'CHECKOUT_CLAIMED')
      showToast({ text: errorMessage(error, i18next.t) })
    return true
  }
}

/** Stores the learner's new plan, which all tabs of this browser then show. */
export function savePlan(learnerId: string, accountType: User['accountType']) {
  const session = getSession()
  if (session?.learnerId !== learnerId || session.user.accountType === accountType) return
  saveUser({ ...session.user, accountType })
}
