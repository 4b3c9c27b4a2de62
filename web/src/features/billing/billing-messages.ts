import { billing as english } from '../../i18n/en/billing.ts'
import { billing as spanish } from '../../i18n/es/billing.ts'
import { addMessages } from '../../i18n/i18n.ts'

/** The texts of the plans and of the payment pages. */
export function addBillingMessages() {
  addMessages('billing', english, spanish)
}
