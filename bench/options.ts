import { parseArgs } from 'node:util'

export const sections = ['endpoints', 'logins', 'start', 'memory', 'page'] as const
export type Section = (typeof sections)[number]

export type Options = {
  sections: Set<Section>
  /** Parts of endpoints' names; all of them when empty. */
  endpoints: string[]
  /** Rows of words, and as many of progress. */
  rows: number
  rounds: number
  /** Length of one measurement. */
  seconds: number
  isQuick: boolean
  /** Folder for CPU profiles of the servers. */
  profile: string | undefined
}

const usage = `npm run bench -- [names] [options]
  names            ${sections.join(', ')}, or parts of endpoints' names (saveWord); everything without one
  --rows 10000     rows of words, and as many of progress; one learner has 100 of each
  --rounds 3       measurements of each figure, of which the median is shown
  --seconds 4      length of one measurement
  --quick          one round of one second
  --profile DIR    writes CPU profiles of the servers there; figures are then slower than true`

/** Asked for something that there is not. */
export class UsageError extends Error {}

/** @throws UsageError */
export function readOptions(args: string[]): Options {
  const { values, positionals } = parse(args)
  const isSection = (name: string): name is Section => sections.some((section) => section === name)
  const endpoints = positionals.filter((name) => !isSection(name))
  const chosen = [...positionals.filter(isSection), ...(endpoints.length > 0 ? ['endpoints' as const] : [])]
  return {
    sections: new Set(chosen.length > 0 ? chosen : sections),
    endpoints,
    rows: whole('rows', values.rows),
    rounds: whole('rounds', values.rounds ?? (values.quick ? '1' : '3')),
    seconds: whole('seconds', values.seconds ?? (values.quick ? '1' : '4')),
    isQuick: values.quick,
    profile: values.profile,
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        rows: { type: 'string', default: '10000' },
        rounds: { type: 'string' },
        seconds: { type: 'string' },
        quick: { type: 'boolean', default: false },
        profile: { type: 'string' },
      },
    })
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage}`)
  }
}

function whole(name: string, text: string): number {
  if (!/^[1-9]\d{0,7}$/.test(text)) throw new UsageError(`--${name} ${text}: not a number above 0\n${usage}`)
  return Number(text)
}
