const quotesAndDashes = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/**
 * Replaces the control characters 128 to 159 of Latin-1 by the characters of windows-1252. Browsers decode windows-1252
 * in this way; Node decodes it as Latin-1.
 */
export const asOnWindows = (latin1: string) =>
  latin1.replace(/[\u0080-\u009f]/g, (letter) => quotesAndDashes.charAt(letter.charCodeAt(0) - 0x80))
