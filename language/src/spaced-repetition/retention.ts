/** The lowest retention (share of due cards to be remembered) that a learner may choose. */
export const retentionMinimum = 0.7
/** The highest retention that a learner may choose. */
export const retentionMaximum = 0.97
/** The retention if the learner chooses none; the default of FSRS. */
export const usualRetention = 0.9
