export function PlansRoute() {
  return null
}
