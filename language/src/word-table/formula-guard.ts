/** The characters that begin a formula in a spreadsheet, with their full-width forms, also after apostrophes. */
const dangerous = /^'*[=+\-@\t\r＝＋－＠]/
const guarded = /^'+[=+\-@\t\r＝＋－＠]/

/**
 * Puts an apostrophe before a cell that a spreadsheet would run as a formula. The spreadsheet then takes it as text.
 * @example guardFormula('=2+2') // "'=2+2"
 */
export const guardFormula = (cell: string): string => (dangerous.test(cell) ? `'${cell}` : cell)

/**
 * Removes the apostrophe of `guardFormula`: `unguardFormula(guardFormula(x))` is `x`.
 * @example unguardFormula("'=2+2") // '=2+2'
 */
export const unguardFormula = (cell: string): string => (guarded.test(cell) ? cell.slice(1) : cell)
