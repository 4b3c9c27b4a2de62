import { LoginScreen } from './login-screen.tsx'

export function LoginRoute() {
  return <LoginScreen />
}
