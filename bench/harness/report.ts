/** The end of a run counts these words in its output. */
export const missed = 'MISSED'
export const unmeasured = 'NOT MEASURED'

export type Goal = { atLeast: number } | { atMost: number }

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2
}

/** Formats a figure; NaN, which this machine cannot measure, is a dash. */
export const show = (value: number, digits = 0): string =>
  Number.isNaN(value)
    ? '–'
    : value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })

/** @returns the figure with its goal: `0.61x (goal ≥ 0.8x MISSED)` */
export function judge(value: number, goal: Goal | undefined, { digits = 0, unit = '' } = {}): string {
  const shown = `${show(value, digits)}${unit}`
  if (!goal || Number.isNaN(value)) return shown
  const [sign, limit, isMet] =
    'atLeast' in goal ? ['≥', goal.atLeast, value >= goal.atLeast] : ['≤', goal.atMost, value <= goal.atMost]
  return `${shown} (goal ${sign} ${limit.toLocaleString('en')}${unit} ${isMet ? 'met' : missed})`
}

/** A Markdown table whose columns also line up in a terminal. */
export function toTable(head: string[], rows: string[][]): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((cells) => cells[column]?.length ?? 0)),
  )
  const line = (cells: string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}
