/** The maximum time of an answer. */
export const millisecondsMaximum = 3_600_000

/** The maximum delay in seconds of an answer that was given without a connection. */
export const latestSeconds = 30 * 24 * 60 * 60

export const newPerDayMaximum = 200
export const reviewsPerDayMaximum = 2000
