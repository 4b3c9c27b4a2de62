import { addBillingMessages } from './billing-messages.ts'
import { CancelScreen } from './cancel-screen.tsx'

addBillingMessages()

export function CancelRoute() {
  return <CancelScreen />
}
