import './recovery/recovery-messages.ts'
import { ForgotPasswordScreen } from './recovery/forgot-password-screen.tsx'

export function ForgotPasswordRoute() {
  return <ForgotPasswordScreen />
}
