const paidPlans = ['pro', 'premium', 'paid']

/** Whether a plan is paid; case and surrounding spaces are ignored (specification 1, section 2.5). */
export const isPaidPlan = (plan: string): boolean => paidPlans.includes(plan.trim().toLowerCase())
