const quotesAndDashes = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/**
 * What the numbers 128 to 159 mean on Windows, where Latin-1 has control characters. Browsers decode
 * windows-1252 so; Node decodes it as Latin-1.
 */
export const asOnWindows = (latin1: string) =>
  latin1.replace(/[\u0080-\u009f]/g, (letter) => quotesAndDashes.charAt(letter.charCodeAt(0) - 0x80))
