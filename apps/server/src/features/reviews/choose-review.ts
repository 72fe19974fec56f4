import { type Database, schema } from '@codedojo/db'
import { v7 as uuidv7 } from 'uuid'
import { type RateRule, spend } from '../../http/rate-limit.ts'

const { reviewChoice } = schema

const choices: RateRule = {
  name: 'review-choice',
  most: 60,
  windowSeconds: 60,
  message: 'You changed the review queue very often.',
}

export interface ReviewChoice {
  readonly userId: string
  readonly problemId: string
  readonly kind: 'add' | 'remove'
}

/** Writes down what somebody said about the review of a problem. Throws `too_many_requests`. */
export async function chooseReview(database: Database, choice: ReviewChoice): Promise<void> {
  await spend(database, choices, choice.userId)
  await database.queries.insert(reviewChoice).values({ id: uuidv7(), ...choice })
}
