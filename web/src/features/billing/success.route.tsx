export function SuccessRoute() {
  return null
}
