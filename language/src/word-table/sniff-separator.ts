/** Characters that may separate the columns of a word file. */
export const separators = ['\t', ',', ';', '|'] as const
export type Separator = (typeof separators)[number]

/** Lines that are looked at; more say no more. */
const linesMaximum = 50

/**
 * What stands between the cells of a table: what splits most lines alike, a tab before the others, because it stands in no
 * sentence.
 * @param fileName decides where the text does not, for a table of one column
 */
export function sniffSeparator(text: string, fileName: string): Separator {
  const lines = withoutQuoted(text.slice(0, 100_000))
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, linesMaximum)
  let best: { separator: Separator; score: number } = {
    separator: /\.tsv$/i.test(fileName) ? '\t' : ',',
    score: 0,
  }
  for (const separator of separators) {
    const score = agreement(lines.map((line) => line.split(separator).length - 1))
    if (score > best.score) best = { separator, score }
  }
  return best.separator
}

/** Cells in quotes may hold anything. */
const withoutQuoted = (text: string) => text.replace(/\r\n?/g, '\n').replace(/"(?:[^"]|"")*"/g, '')

/** The share of lines that have as many as most have; 0 where most have none. */
function agreement(counts: number[]): number {
  const seen = new Map<number, number>()
  for (const count of counts) seen.set(count, (seen.get(count) ?? 0) + 1)
  const [[most, times] = [0, 0]] = [...seen].sort((a, b) => b[1] - a[1] || b[0] - a[0])
  return most === 0 ? 0 : times / counts.length
}
