const paidPlans = ['pro', 'premium', 'paid']

/** Whether a plan is a paid one, however its name is written (specification 1, section 2.5). */
export const isPaidPlan = (plan: string): boolean => paidPlans.includes(plan.trim().toLowerCase())
