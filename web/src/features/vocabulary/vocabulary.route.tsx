import { vocabulary as english } from '../../i18n/en/vocabulary.ts'
import { vocabulary as spanish } from '../../i18n/es/vocabulary.ts'
import { addMessages } from '../../i18n/i18n.ts'
import { VocabularyScreen } from './vocabulary-screen.tsx'

addMessages('vocabulary', english, spanish)

export function VocabularyRoute() {
  return <VocabularyScreen random={Math.random} />
}
