import './recovery/recovery-texts.ts'
import { ForgotPasswordScreen } from './recovery/forgot-password-screen.tsx'

export function ForgotPasswordRoute() {
  return <ForgotPasswordScreen />
}
