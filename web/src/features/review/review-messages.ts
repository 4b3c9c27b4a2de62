import { review as english } from '../../i18n/en/review.ts'
import { review as spanish } from '../../i18n/es/review.ts'
import { addMessages } from '../../i18n/i18n.ts'

export function addReviewMessages() {
  addMessages('review', english, spanish)
}
