/** No correct answer of a lesson is longer. */
export const answerMaximum = 300

export const lessonIdMaximum = 100_000
