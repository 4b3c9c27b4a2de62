import { LoginScreen } from './login/login-screen.tsx'

export function LoginRoute() {
  return <LoginScreen />
}
