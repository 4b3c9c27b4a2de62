import type { TFunction } from 'i18next'
import { catalogue } from '../../i18n/en/catalogue.ts'

const isKnown = (category: string): category is keyof typeof catalogue.categories =>
  Object.hasOwn(catalogue.categories, category)

/** The name of a category in the interface language; an unknown category is shown as in the catalogue. */
export function categoryLabel(t: TFunction<'catalogue'>, category: string): string {
  return isKnown(category) ? t(`categories.${category}`) : category
}
