/** The answers that the onboarding wizard offers (specification 1, section 9), in the order shown. */
export const learningReasons = ['travel', 'work', 'education', 'exam', 'culture'] as const
export const minutesPerDay = [15, 30, 45, 60, 90] as const
export const interests = [
  'sports',
  'entertainment',
  'news',
  'technology',
  'culture',
  'food',
  'travel',
  'music',
  'science',
  'fashion',
] as const
export const interestsMinimum = 2
export const onboardingSteps = 6

export type LearningReason = (typeof learningReasons)[number]
export type MinutesPerDay = (typeof minutesPerDay)[number]
export type Interest = (typeof interests)[number]
