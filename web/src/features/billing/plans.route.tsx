import { addBillingMessages } from './billing-messages.ts'
import { PlansScreen } from './plans-screen.tsx'

addBillingMessages()

export function PlansRoute() {
  return <PlansScreen />
}
