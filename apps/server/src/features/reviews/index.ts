export { chooseReview } from './choose-review.ts'
export { type ReviewAchievements, readReviewAchievements, readReviews } from './read-reviews.ts'
