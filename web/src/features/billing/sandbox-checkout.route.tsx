export function SandboxCheckoutRoute() {
  return null
}
