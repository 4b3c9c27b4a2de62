import { type Level, levels } from '@verbena/language/levels'

export const catalogueTabs = ['new', 'history', 'mine'] as const
export type CatalogueTab = (typeof catalogueTabs)[number]
/** What we list; the learner's own is another feature's. */
export type ListedTab = Exclude<CatalogueTab, 'mine'>

export type Filters = {
  tab: CatalogueTab
  search: string
  level: Level | 'all'
  /** Empty: every category. */
  category: string
}

/** What is looked for, of what was typed. */
export const searchOf = (typed: string) => typed.trim().slice(0, 100).trimEnd()

/** Without a level in the address the learner's own one is meant, so a link without filters fits everybody. */
export function readFilters(params: URLSearchParams, ownLevel: Level): Filters {
  const level = params.get('level')
  return {
    tab: catalogueTabs.find((tab) => tab === params.get('tab')) ?? 'new',
    search: searchOf(params.get('search') ?? ''),
    level: level === 'all' ? 'all' : (levels.find((known) => known === level) ?? ownLevel),
    category: params.get('category')?.slice(0, 40) ?? '',
  }
}

/** The address after a change; what the change does not name stays. */
export function withChange(params: URLSearchParams, change: Partial<Filters>): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(change)) {
    if (value === '' || (name === 'tab' && value === 'new')) next.delete(name)
    else next.set(name, value)
  }
  return next
}
