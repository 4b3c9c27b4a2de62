import { billing as english } from '../../i18n/en/billing.ts'
import { billing as spanish } from '../../i18n/es/billing.ts'
import { addMessages } from '../../i18n/i18n.ts'

/** The plans and the pages around a payment speak with these texts. */
export function addBillingMessages() {
  addMessages('billing', english, spanish)
}
