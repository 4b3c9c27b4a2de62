import { useParams } from 'react-router'
import { ListScreen } from './list/list-screen.tsx'
import { addVocabularyMessages } from './vocabulary-messages.ts'

addVocabularyMessages()

export function ListRoute() {
  const { id = '' } = useParams()
  return <ListScreen key={id} listId={id} random={Math.random} />
}
