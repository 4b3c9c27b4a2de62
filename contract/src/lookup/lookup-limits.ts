/** Maximum characters of a word or phrase to speak. */
export const spokenMaximum = 100
