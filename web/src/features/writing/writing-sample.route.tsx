import { useParams } from 'react-router'
import { SampleScreen } from './reader/sample-screen.tsx'
import { addWritingMessages } from './writing-messages.ts'

addWritingMessages()

export function WritingSampleRoute() {
  const { id = '' } = useParams()
  return <SampleScreen key={id} id={id} />
}
