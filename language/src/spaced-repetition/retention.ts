/** Lowest share of due cards that a learner may ask to remember. */
export const retentionMinimum = 0.7
/** Highest share of due cards that a learner may ask to remember. */
export const retentionMaximum = 0.97
/** Share of due cards to be remembered unless the learner chooses another; the default of FSRS. */
export const usualRetention = 0.9
