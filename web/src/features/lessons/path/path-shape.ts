/** Height of a lesson on the path in pixels (specification 2, section 2). */
export const lessonHeight = 240
/** Number of completed lessons shown above the current one; earlier ones are collapsed. */
const completedShown = 2

/** How many lessons at the beginning of a level are collapsed. */
export function collapsedCountOf(lessons: readonly { status: string }[]): number {
  const above = lessons.findIndex(({ status }) => status === 'current') - completedShown
  // A single lesson takes less space than the button that would expand it.
  return above < 2 ? 0 : above
}

/** Horizontal distance of the lessons from the middle of the drawing, in pixels. */
export const swing = 84
const [middle, halfNode] = [160, 120]

export const sideOf = (row: number): number => (row % 2 === 0 ? -swing : swing)
const xOf = (row: number) => middle + sideOf(row)
const yOf = (row: number) => row * lessonHeight + halfNode

/**
 * The stem between two lessons, as the `d` of an SVG path 320 wide.
 * @param from row of the upper one; -1 is the top of the path
 * @param to row of the lower one; `rows` is the end of the path
 */
export function stem(from: number, to: number, rows: number): string {
  if (to <= from) return ''
  const start =
    from < 0
      ? // Starts beside the first flower, because on a phone the middle is covered by its title.
        `M${xOf(0) + 34} 8C${xOf(0) + 34} 48 ${xOf(0)} 60 ${xOf(0)} ${yOf(0)}`
      : `M${xOf(from)} ${yOf(from)}`
  const pieces = [start]
  for (let row = Math.max(0, from) + 1; row <= Math.min(to, rows - 1); row++) {
    const [x, y, before, above] = [xOf(row), yOf(row), xOf(row - 1), yOf(row - 1)]
    pieces.push(`C${before} ${above + 96} ${x} ${y - 96} ${x} ${y}`)
  }
  if (to >= rows) {
    const [x, y] = [xOf(rows - 1), yOf(rows - 1)]
    pieces.push(`C${x} ${y + 60} ${middle} ${y + 90} ${middle} ${rows * lessonHeight}`)
  }
  return pieces.join('')
}

/** The transform of the leaf below each completed lesson. */
export const leafAt = (row: number): string =>
  `translate(${middle} ${yOf(row) + halfNode}) rotate(${row % 2 === 0 ? -20 : 200})`
