/** Who is asking: nobody signed in, an account, or an account that pays. */
export const plans = ['guest', 'free', 'pro'] as const
export type Plan = (typeof plans)[number]

/** What each plan opens: the server enforces it, the client explains it. Null is without limit. */
export const entitlements = {
  guest: { lookupsPerDay: 10, opensPremium: false },
  free: { lookupsPerDay: 30, opensPremium: false },
  pro: { lookupsPerDay: null, opensPremium: true },
} as const satisfies Record<Plan, { lookupsPerDay: number | null; opensPremium: boolean }>
