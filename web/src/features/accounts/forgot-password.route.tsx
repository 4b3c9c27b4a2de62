export function ForgotPasswordRoute() {
  return null
}
