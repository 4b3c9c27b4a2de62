import { useParams } from 'react-router'
import { TextScreen } from './text/text-screen.tsx'
import { addWritingMessages } from './writing-messages.ts'

addWritingMessages()

export function WritingTextRoute() {
  const { id = '' } = useParams()
  return <TextScreen key={id} id={id} />
}
