import { addVocabularyMessages } from './vocabulary-messages.ts'
import { VocabularyScreen } from './vocabulary-screen.tsx'

addVocabularyMessages()

export function VocabularyRoute() {
  return <VocabularyScreen random={Math.random} />
}
