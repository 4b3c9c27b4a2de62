import { useSearchParams } from 'react-router'
import { lessons as english } from '../../i18n/en/lessons.ts'
import { lessons as spanish } from '../../i18n/es/lessons.ts'
import { addMessages } from '../../i18n/i18n.ts'
import { ReorderScreen } from './reorder/reorder-screen.tsx'
import { asksForSuggestions } from './suggestions/suggestions-path.ts'
import { SuggestionsScreen } from './suggestions/suggestions-screen.tsx'

addMessages('lessons', english, spanish)

export function ReorderRoute() {
  const [params] = useSearchParams()
  return asksForSuggestions(params) ? <SuggestionsScreen /> : <ReorderScreen />
}
