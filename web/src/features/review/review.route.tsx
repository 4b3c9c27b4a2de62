import { addReviewMessages } from './review-messages.ts'
import { ReviewScreen } from './review-screen.tsx'

addReviewMessages()

export function ReviewRoute() {
  return <ReviewScreen now={() => Date.now()} />
}
