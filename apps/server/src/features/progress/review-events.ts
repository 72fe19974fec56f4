import { selectReviewEvents } from '../reviews/index.ts'
import { prepareDaysByAudience } from './counted-submissions.ts'

/** All that moves a person's reviews, as far as the audience may see it. */
export const reviewEvents = prepareDaysByAudience('review_events', selectReviewEvents)
