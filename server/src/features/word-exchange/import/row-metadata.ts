import { type OwnFacts, ownColumns } from '@verbena/language/word-table/word-table'

const at = (name: (typeof ownColumns)[number]) => ownColumns.indexOf(name)
const statuses = ['new', 'learning', 'known', 'ignored'] as const

/** The metadata in a row of a table that we exported; null when its id is not valid. */
export function rowMetadata(cells: string[]): OwnFacts | null {
  const id = (cells[at('Verbena ID')] ?? '').toLowerCase()
  if (!/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(id)) return null
  const status = statuses.find((one) => one === cells[at('Status')]) ?? 'learning'
  return { id, lemma: (cells[at('Base form')] ?? '').slice(0, 200), status, createdAt: null }
}
