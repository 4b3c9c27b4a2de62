import type { OwnMedia } from '@verbena/contract/own-media'
import type { Level } from '@verbena/language/levels'

export type OwnFilters = { search: string; level: Level | 'all'; category: string }
export const noFilters: OwnFilters = { search: '', level: 'all', category: '' }

/** Without case and without accents. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The items that a filter leaves; a learner's own are all here, so nobody has to be asked. */
export function filtered(items: readonly OwnMedia[], { search, level, category }: OwnFilters): OwnMedia[] {
  const wanted = folded(search.trim())
  return items.filter(
    (item) =>
      folded(item.title).includes(wanted) &&
      (level === 'all' || item.level === level) &&
      (category === '' || item.category === category),
  )
}
