import './recovery/recovery-messages.ts'
import { ResetPasswordScreen } from './recovery/reset-password-screen.tsx'

export function ResetPasswordRoute() {
  return <ResetPasswordScreen />
}
