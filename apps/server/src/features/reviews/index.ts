export { chooseReview } from './choose-review.ts'
export { type ReviewReach, readReviewReach, readReviews } from './read-reviews.ts'
