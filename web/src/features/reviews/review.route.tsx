import { addReviewsMessages } from './reviews-messages.ts'
import { ReviewScreen } from './session/review-screen.tsx'

addReviewsMessages()

export function ReviewRoute() {
  return <ReviewScreen now={() => Date.now()} />
}
