import { type Database, schema } from '@codedojo/db'
import { and, desc, eq, exists, gte, not, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { checkRateLimit, type RateRule } from '../../http/rate-limit.ts'

const { reviewChoice, submission } = schema

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

/** Stores a person's choice about the review of a problem, unless it changes nothing. Throws `too_many_requests`. */
export async function chooseReview(database: Database, choice: ReviewChoice): Promise<void> {
  await checkRateLimit(database, choices, choice.userId)
  if (await saysNothingNew(database, choice)) return
  await database.queries.insert(reviewChoice).values({ id: uuidv7(), ...choice })
}

/** Whether their last choice was the same, with no attempt at the problem since. */
async function saysNothingNew(
  { queries }: Database,
  { userId, problemId, kind }: ReviewChoice,
): Promise<boolean> {
  const triedSince = queries
    .select({ id: submission.id })
    .from(submission)
    .where(
      and(
        eq(submission.userId, userId),
        eq(submission.problemId, problemId),
        gte(submission.createdAt, reviewChoice.at),
      ),
    )
  const [last] = await queries
    .select({ isSame: sql<boolean>`${and(eq(reviewChoice.kind, kind), not(exists(triedSince)))}` })
    .from(reviewChoice)
    .where(and(eq(reviewChoice.userId, userId), eq(reviewChoice.problemId, problemId)))
    .orderBy(desc(reviewChoice.at))
    .limit(1)
  return last?.isSame === true
}
