/** Whose keys: the account, and the name under which former versions stored what it did. */
export type NamedLearner = { learnerId: string; username: string }

/** Keys of the versions that named learners by their usernames. */
export const usernameKeys = {
  outbox: 'unsentAnswers',
  writingDrafts: 'writingDrafts',
  transcriptDrafts: 'transcriptDrafts',
  dictations: 'dictations',
  grammarTopics: 'grammarTopics',
  lessonAvailability: 'lessonsFor',
  onboarding: 'onboardingUnsentFor',
} as const
export const lessonLeftKey = /^lesson_left_(\d+)$/
