import { addBillingMessages } from './billing-messages.ts'
import { SuccessScreen } from './success-screen.tsx'

addBillingMessages()

export function SuccessRoute() {
  return <SuccessScreen />
}
