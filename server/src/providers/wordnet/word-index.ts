/** The offsets of the synsets of a word, the most frequent first. */
export type IndexEntry = { offsets: number[]; timesSeen: number }

const lineFeed = 10
const blank = 32

/**
 * Finds a word in an index file of WordNet, whose lines are sorted by their bytes:
 * `dog n 2 1 @ 2 1 02086723 10133978` (wndb(5WN)).
 * @param key lower case, words joined by underscores, without blanks
 */
export function findInIndex(file: Buffer, key: string): IndexEntry | undefined {
  const wanted = Buffer.from(`${key} `)
  let low = 0
  let high = file.length
  while (low < high) {
    const start = startOfLine(file, (low + high) >> 1)
    const end = endOfLine(file, start)
    const order = orderOf(file, start, end, wanted)
    if (order === 0) return readEntry(file.toString('latin1', start, end))
    if (order < 0) low = end + 1
    else high = start
  }
  return undefined
}

/** One line for each word, after the lines of the licence. */
export function countWords(file: Buffer): number {
  let count = 0
  for (let start = 0; start < file.length; start = endOfLine(file, start) + 1)
    if (file[start] !== blank) count++
  return count
}

/** A negative offset of a Buffer counts from its end, so it must not be used. */
const startOfLine = (file: Buffer, at: number) => (at === 0 ? 0 : file.lastIndexOf(lineFeed, at - 1) + 1)

function endOfLine(file: Buffer, start: number): number {
  const end = file.indexOf(lineFeed, start)
  return end < 0 ? file.length : end
}

/** The licence comes first; each of its lines begins with two blanks. */
function orderOf(file: Buffer, start: number, end: number, wanted: Buffer): number {
  if (file[start] === blank) return -1
  return file.subarray(start, Math.min(end, start + wanted.length)).compare(wanted)
}

function readEntry(line: string): IndexEntry | undefined {
  const [, , count, pointerCount, ...rest] = line.trim().split(' ')
  const [, seen, ...offsets] = rest.slice(Number(pointerCount))
  if (offsets.length !== Number(count) || !offsets.every((offset) => /^\d{8}$/.test(offset))) return undefined
  return { offsets: offsets.map(Number), timesSeen: Number(seen) }
}
