import { z } from 'zod'
import { defineCall } from './call.ts'
import { idSchema } from './fields.ts'
import { languageSchema } from './vocabulary.ts'

/** With fewer other learners nothing is compared: one of them would change a percentile by more than 20 points. */
export const leastLearners = 5

/** Number of other learners whose best accepted runtime falls into this range. */
export const runtimeBucketSchema = z.object({
  /** Milliseconds, whole, inclusive. */
  fromMs: z.number().int(),
  /** Milliseconds, exclusive; null for the last bucket, which is unbounded. */
  belowMs: z.number().int().nullable(),
  learners: z.number().int(),
})
export type RuntimeBucket = z.infer<typeof runtimeBucketSchema>

/** The variation between the judge's own repetitions of the program. */
export const runtimeNoiseSchema = z.object({
  /** Number of runs, including the judged one. */
  runs: z.number().int(),
  leastMs: z.number().int(),
  mostMs: z.number().int(),
  /** The largest deviation of these from the runtime, at least 1 ms, to which times are rounded. */
  plusMinusMs: z.number().int(),
})
export type RuntimeNoise = z.infer<typeof runtimeNoiseSchema>

const percentSchema = z.number().int().min(0).max(100)

/**
 * What can be said about the rank. `unmeasured`: the noise is unknown, so nothing. `range`: the noise covers so many other
 * learners that only a range is true. `too_close`: it covers half of them or more.
 */
export const runtimeRankSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('too_few') }),
  z.object({ kind: z.literal('unmeasured') }),
  z.object({ kind: z.literal('percent'), fasterThan: percentSchema }),
  z.object({ kind: z.literal('range'), least: percentSchema, most: percentSchema }),
  z.object({ kind: z.literal('too_close'), least: percentSchema, most: percentSchema }),
])
export type RuntimeRank = z.infer<typeof runtimeRankSchema>

export const runtimeComparisonSchema = z.object({
  submissionId: z.string(),
  language: languageSchema,
  /** Milliseconds, of this submission. */
  runtime: z.number(),
  /**
   * Number of other learners with an accepted submission in this language to the same revision; each counts once, with the best.
   */
  learners: z.number().int(),
  /** Contiguous, from fast to slow; empty below `leastLearners`. */
  buckets: z.array(runtimeBucketSchema),
  /** null until the judge has repeated the run in an idle moment. */
  noise: runtimeNoiseSchema.nullable(),
  rank: runtimeRankSchema,
})
export type RuntimeComparison = z.infer<typeof runtimeComparisonSchema>

export const submissionRuntimes = defineCall({
  method: 'GET',
  path: '/submission/runtimes/:id',
  summary: "How the runtime of one of the caller's accepted submissions compares with that of other learners",
  access: 'user',
  params: z.object({ id: idSchema }),
  response: runtimeComparisonSchema,
  errors: ['submission_not_found', 'in_contest'],
})
