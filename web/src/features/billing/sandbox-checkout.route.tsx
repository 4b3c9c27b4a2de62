import { addBillingMessages } from './billing-messages.ts'
import { SandboxCheckoutScreen } from './sandbox-checkout-screen.tsx'

addBillingMessages()

export function SandboxCheckoutRoute() {
  return <SandboxCheckoutScreen />
}
