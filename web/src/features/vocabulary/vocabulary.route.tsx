import { VocabularyScreen } from './lists/vocabulary-screen.tsx'
import { addVocabularyMessages } from './vocabulary-messages.ts'

addVocabularyMessages()

export function VocabularyRoute() {
  return <VocabularyScreen random={Math.random} />
}
