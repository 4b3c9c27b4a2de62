import { WritingScreen } from './list/writing-screen.tsx'
import { addWritingMessages } from './writing-messages.ts'

addWritingMessages()

export function WritingRoute() {
  return <WritingScreen />
}
