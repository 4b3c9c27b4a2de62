/** The pointer of Git LFS, a page, XML or JSON in the place of a table. */
const otherText = /^\s{0,99}(?:version https:\/\/git-lfs\.|<!doctype\b|<html\b|<\?xml\b|[{[]\s{0,99}["{[])/i
/** A line of one column with more letters is a sentence of a text. */
const wordLetters = 80

/** Whether a text has no table of words: another kind of file, or a text whose lines are sentences. */
export function isNoTable(text: string, records: readonly (readonly string[])[]): boolean {
  if (otherText.test(text.slice(0, 1000))) return true
  const isOneColumn = records.every(({ length }) => length < 2)
  const long = records.filter(([first = '']) => first.length > wordLetters).length
  return isOneColumn && long > records.length / 2
}

/** Records without comments: lines of one cell that begin with #, in a table with more cells. */
export function withoutComments(records: string[][]): string[][] {
  const hasMoreCells = records.some(({ length }) => length > 1)
  if (!hasMoreCells) return records.filter(([first = '']) => !/^#\s/.test(first))
  return records.filter(([first = '', ...others]) => others.length > 0 || !first.startsWith('#'))
}
