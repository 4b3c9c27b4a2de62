/** Every address of the product in one table. */
export const paths = {
  root: '/',
  onboarding: '/onboarding',
  login: '/login',
  signup: '/signup',
  videos: '/videos',
  songs: '/songs',
  video: (id: string) => `/video/${encodeURIComponent(id)}`,
  song: (id: string) => `/song/${encodeURIComponent(id)}`,
  vocabulary: '/vocabulary',
  settings: '/settings',
  /** Where a learner sees their plan. */
  subscription: '/settings?tab=subscription',
  plans: '/plans',
  success: '/success',
  cancel: '/cancel',
  sandboxCheckout: '/sandbox-checkout/:id',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
} as const
