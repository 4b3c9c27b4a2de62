import { paths } from '../../../parts/navigation/paths.ts'

const parameter = { name: 'show', value: 'answers' }

/** The suggested answers, a second view of the page for editors. */
export const suggestionsPath = `${paths.reorder}?${parameter.name}=${parameter.value}`

export const asksForSuggestions = (params: URLSearchParams): boolean =>
  params.get(parameter.name) === parameter.value
