import { type Level, levels } from '@verbena/language/levels'

export const catalogueTabs = ['new', 'history', 'mine'] as const
export type CatalogueTab = (typeof catalogueTabs)[number]
/** The tabs of this feature; the tab of own media belongs to another feature. */
export type ListedTab = Exclude<CatalogueTab, 'mine'>

export type Filters = {
  tab: CatalogueTab
  search: string
  level: Level | 'all'
  /** Empty for all categories. */
  category: string
}

/** The search term for the typed text. */
export const searchOf = (typed: string) => typed.trim().slice(0, 100).trimEnd()

/**
 * Reads the filters from the URL. The level defaults to the learner's own, so that a link without filters suits
 * everybody.
 */
export function readFilters(params: URLSearchParams, ownLevel: Level): Filters {
  const level = params.get('level')
  return {
    tab: catalogueTabs.find((tab) => tab === params.get('tab')) ?? 'new',
    search: searchOf(params.get('search') ?? ''),
    level: level === 'all' ? 'all' : (levels.find((known) => known === level) ?? ownLevel),
    category: params.get('category')?.slice(0, 40) ?? '',
  }
}

/** The URL parameters after a change; the other filters are kept. */
export function withChange(params: URLSearchParams, change: Partial<Filters>): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(change)) {
    if (value === '' || (name === 'tab' && value === 'new')) next.delete(name)
    else next.set(name, value)
  }
  return next
}
