import { MemoryScreen } from './memory/memory-screen.tsx'
import { addReviewMessages } from './review-messages.ts'

addReviewMessages()

export function MemoryRoute() {
  return <MemoryScreen />
}
