import { ReviewOverviewScreen } from './overview/review-overview-screen.tsx'
import { addReviewsMessages } from './reviews-messages.ts'

addReviewsMessages()

export function ReviewOverviewRoute() {
  return <ReviewOverviewScreen />
}
