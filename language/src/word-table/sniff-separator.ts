/** Characters that may separate the columns of a word file. */
export const separators = ['\t', ',', ';', '|'] as const
export type Separator = (typeof separators)[number]

/** Lines that are examined. */
const linesMaximum = 50

/**
 * The separator of a table: the one that splits most lines into the same number of cells. A tab is preferred, because no
 * sentence has one.
 * @param fileName decides if the text does not, as for a table of one column
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

/** The text without quoted cells, which may contain separators. */
const withoutQuoted = (text: string) => text.replace(/\r\n?/g, '\n').replace(/"(?:[^"]|"")*"/g, '')

/** The share of lines that have the most frequent number of separators; 0 if most have none. */
function agreement(counts: number[]): number {
  const seen = new Map<number, number>()
  for (const count of counts) seen.set(count, (seen.get(count) ?? 0) + 1)
  const [[most, times] = [0, 0]] = [...seen].sort((a, b) => b[1] - a[1] || b[0] - a[0])
  return most === 0 ? 0 : times / counts.length
}
