import { reviews as english } from '../../i18n/en/reviews.ts'
import { reviews as spanish } from '../../i18n/es/reviews.ts'
import { addMessages } from '../../i18n/i18n.ts'

export function addReviewsMessages() {
  addMessages('reviews', english, spanish)
}
