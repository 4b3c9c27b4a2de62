import type { OwnMedia } from '@verbena/contract/own-media/own-media'
import type { Level } from '@verbena/language/levels'
import { searchKey } from '@verbena/language/text/search-key'

export type OwnMediaFilter = { search: string; level: Level | 'all'; category: string }
export const noFilter: OwnMediaFilter = { search: '', level: 'all', category: '' }

/** The items that match a filter. All own items are in the browser, so no request is needed. */
export function filterOwnMedia(
  items: readonly OwnMedia[],
  { search, level, category }: OwnMediaFilter,
): OwnMedia[] {
  const wanted = searchKey(search)
  return items.filter(
    (item) =>
      searchKey(item.title).includes(wanted) &&
      (level === 'all' || item.level === level) &&
      (category === '' || item.category === category),
  )
}
