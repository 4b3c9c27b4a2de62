import { type Level, levels } from '@verbena/language/levels'
import { useSearchParams } from 'react-router'

/** Choices and defaults of the specification (document 2, section 9). */
export const orderLanguages = ['es', 'en', 'it', 'fr', 'de'] as const
export type OrderLanguage = (typeof orderLanguages)[number]
export type OrderFilters = { native: OrderLanguage; target: OrderLanguage; level: Level }
const usual: OrderFilters = { native: 'es', target: 'en', level: 'A1' }

/** Which order is looked at; it stands in the address. */
export function useOrderFilters() {
  const [params, setParams] = useSearchParams()
  const filters: OrderFilters = {
    native: orderLanguages.find((code) => code === params.get('native')) ?? usual.native,
    target: orderLanguages.find((code) => code === params.get('target')) ?? usual.target,
    level: levels.find((level) => level === params.get('level')) ?? usual.level,
  }
  return {
    filters,
    choose: (changed: Partial<OrderFilters>) => setParams({ ...filters, ...changed }, { replace: true }),
  }
}
