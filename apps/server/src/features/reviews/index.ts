export { chooseReview } from './choose-review.ts'
export { firstFinishedReview, readReviews } from './read-reviews.ts'
