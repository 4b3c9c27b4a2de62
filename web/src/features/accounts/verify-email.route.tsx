export function VerifyEmailRoute() {
  return null
}
