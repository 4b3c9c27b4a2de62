import type { Target } from './endpoints.ts'
import type { Sample } from './measure-endpoints.ts'
import { type Figure, median, type Table } from './report.ts'

const referenceName = 'reference'

/** A table a figure: what of ours stands beside which reference, by median of the rounds. */
export function endpointTables(targets: Target[], samples: Map<string, Sample[]>): Table[] {
  const isFailed = ({ name }: Target) => {
    const measured = samples.get(name) ?? []
    return measured.length === 0 || measured.some(({ failures }) => failures > 0)
  }
  const figures = (field: keyof Sample, goalOf?: (target: Target) => Figure['goal']): Figure[] => {
    const medianOf = ({ name }: Target) => median((samples.get(name) ?? []).map((sample) => sample[field]))
    return targets
      .filter(({ server }) => server === 'verbena')
      .map((target) => {
        const reference = targets.find(({ server }) => server === target.reference)
        const goal = goalOf?.(target)
        return {
          what: target.name,
          ours: medianOf(target),
          ...(reference && { reference: medianOf(reference), referenceName: reference.name }),
          ...(goal && { goal }),
          isFailed: isFailed(target) || (reference !== undefined && isFailed(reference)),
        }
      })
  }
  const ratio = (limit: { atLeast?: number | undefined; atMost?: number | undefined }): Figure['goal'] => {
    const { atLeast, atMost } = limit
    if (atLeast === undefined && atMost === undefined) return undefined
    return { of: 'ratio', ...(atLeast && { atLeast }), ...(atMost && { atMost }) }
  }
  return [
    {
      title: 'Requests a second',
      unit: '16 connections',
      digits: 0,
      referenceName,
      figures: figures('requestsPerSecond', ({ goals }) => ratio({ atLeast: goals.requests })),
    },
    { title: 'p50', unit: 'ms', digits: 2, referenceName, figures: figures('p50Milliseconds') },
    {
      title: 'p99',
      unit: 'ms',
      digits: 2,
      referenceName,
      figures: figures('p99Milliseconds', ({ goals }) => ratio({ atMost: goals.p99 })),
    },
    {
      title: 'CPU of the server',
      unit: 'µs a request',
      digits: 0,
      referenceName,
      figures: figures('serverMicroseconds', ({ goals }) => ratio({ atMost: goals.cpu })),
    },
    {
      title: 'CPU of PostgreSQL',
      unit: 'µs a request',
      digits: 0,
      referenceName,
      figures: figures('databaseMicroseconds'),
    },
  ]
}

export const describeReferences = [
  'References: *hello* is bare Fastify 5 with a reply schema; *read* adds a check of the HS256 token and one',
  'SELECT by primary key, a named prepared statement; *write* has the same check and one durable INSERT.',
].join(' ')

/** How busy other programs were meanwhile, in percent of one processor: median and worst. */
export function describeNoise(samples: Map<string, Sample[]>): string {
  const all = [...samples.values()].flat().map(({ foreign }) => foreign * 100)
  if (all.some(Number.isNaN)) return 'How busy other programs were meanwhile cannot be told here.'
  return `Other programs used ${median(all).toFixed(0)} % of one processor meanwhile (median), ${Math.max(...all).toFixed(0)} % at worst.`
}
