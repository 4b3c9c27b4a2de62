/** Maximum UTF-16 units of one text. */
export const writingMaximum = 20_000
export const writingTitleMaximum = 120
/** Maximum texts of one learner. */
export const writingsMaximum = 1000
