/** One line of a table. */
export type Figure = {
  what: string
  ours: number
  reference?: number
  /** Where the lines of a table have different ones. */
  referenceName?: string
  /** A limit of ours itself or of its ratio to the reference. */
  goal?: { of: 'figure' | 'ratio'; atLeast?: number; atMost?: number }
  /** A figure of failed replies is worth nothing. */
  isFailed?: boolean
}

export type Table = { title: string; unit: string; digits: number; referenceName: string; figures: Figure[] }

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
}

export function toMarkdown({ title, unit, digits, referenceName, figures }: Table): string {
  const show = (value: number | undefined) =>
    value === undefined || Number.isNaN(value)
      ? '–'
      : value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  const rows = figures.map((figure) => {
    const ratio = ratioOf(figure)
    return [
      figure.what,
      show(figure.ours),
      [figure.referenceName, show(figure.reference)].filter(Boolean).join(' '),
      Number.isNaN(ratio) ? '–' : `${ratio.toFixed(2)}x`,
      describeGoal(figure, show),
      verdictOf(figure),
    ]
  })
  const head = [`${title}, ${unit}`, 'ours', referenceName, 'ratio', 'goal', '']
  return [head, ['---', '---:', '---:', '---:', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

const ratioOf = ({ ours, reference }: Figure): number => (reference ? ours / reference : Number.NaN)

function describeGoal({ goal }: Figure, show: (value: number) => string): string {
  if (!goal) return '–'
  const limit = goal.atLeast ?? goal.atMost ?? Number.NaN
  return `${goal.atLeast === undefined ? '≤' : '≥'} ${goal.of === 'ratio' ? `${limit}x` : show(limit)}`
}

export function verdictOf(figure: Figure): 'met' | 'missed' | 'replies failed' | '–' {
  if (figure.isFailed) return 'replies failed'
  const value = figure.goal?.of === 'ratio' ? ratioOf(figure) : figure.ours
  if (!figure.goal || Number.isNaN(value)) return '–'
  const { atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY } = figure.goal
  return value >= atLeast && value <= atMost ? 'met' : 'missed'
}
