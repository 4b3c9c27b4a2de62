/** What a spreadsheet takes for the beginning of a formula, its wide forms included, be it behind apostrophes. */
const dangerous = /^'*[=+\-@\t\r＝＋－＠]/
const guarded = /^'+[=+\-@\t\r＝＋－＠]/

/**
 * A cell that a spreadsheet would run gets an apostrophe before it, which the spreadsheet takes for "this is text".
 * @example guardFormula('=2+2') // "'=2+2"
 */
export const guardFormula = (cell: string): string => (dangerous.test(cell) ? `'${cell}` : cell)

/**
 * Takes back what `guardFormula` did: `unguardFormula(guardFormula(x))` is `x`. Nothing is ever run.
 * @example unguardFormula("'=2+2") // '=2+2'
 */
export const unguardFormula = (cell: string): string => (guarded.test(cell) ? cell.slice(1) : cell)
