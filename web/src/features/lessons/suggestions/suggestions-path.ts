import { paths } from '../../../parts/paths.ts'

const part = { name: 'show', value: 'answers' }

/** What editors look at beside the order: another part of their page. */
export const suggestionsPath = `${paths.reorder}?${part.name}=${part.value}`

export const asksForSuggestions = (params: URLSearchParams): boolean => params.get(part.name) === part.value
