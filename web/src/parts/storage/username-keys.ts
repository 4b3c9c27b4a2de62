/** A learner with the username that earlier versions used in their keys. */
export type NamedLearner = { learnerId: string; username: string }

/** Keys of the versions that identified learners by username. */
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
