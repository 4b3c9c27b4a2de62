/** The share that should still be remembered when it is asked for: what a learner may choose, and what is usual. */
export const retentionMinimum = 0.7
export const retentionMaximum = 0.97
export const usualRetention = 0.9
