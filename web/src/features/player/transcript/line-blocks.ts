/** Number of lines that are rendered together; a change in one block does not render the others. */
export const blockLines = 20

export const blockOf = (line: number) => Math.floor(Math.max(0, line) / blockLines)
export const blockCountOf = (lineCount: number) => Math.ceil(lineCount / blockLines)

/** Blocks from `first` to `last`, both included. */
export type BlockRange = { first: number; last: number }

/** Extends a range by some blocks on both sides, within the existing blocks. */
export function widened({ first, last }: BlockRange, by: number, blockCount: number): BlockRange {
  return { first: Math.max(0, first - by), last: Math.min(blockCount - 1, last + by) }
}

export const isInRange = (block: number, { first, last }: BlockRange) => block >= first && block <= last
