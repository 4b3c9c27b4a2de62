/** `guest`: without an account. `pro`: the paid plan. */
export const plans = ['guest', 'free', 'pro'] as const
export type Plan = (typeof plans)[number]

type Entitlement = { lookupsPerDay: number | null; opensPremium: boolean; addsOwnMedia: boolean }

/** What each plan allows. The server enforces it, and the client shows it. Null: no limit. */
export const entitlements = {
  guest: { lookupsPerDay: 10, opensPremium: false, addsOwnMedia: false },
  free: { lookupsPerDay: 30, opensPremium: false, addsOwnMedia: false },
  pro: { lookupsPerDay: null, opensPremium: true, addsOwnMedia: true },
} as const satisfies Record<Plan, Entitlement>
