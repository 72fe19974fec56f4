export { chooseReview } from './choose-review.ts'
export {
  type ReviewAchievements,
  readReviewAchievements,
  readReviews,
  selectReviewEvents,
} from './read-reviews.ts'
