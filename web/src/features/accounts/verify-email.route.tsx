import './recovery/recovery-messages.ts'
import { VerifyEmailScreen } from './recovery/verify-email-screen.tsx'

export function VerifyEmailRoute() {
  return <VerifyEmailScreen />
}
