import { z } from 'zod'
import { defineCall } from './call.ts'
import { idSchema } from './fields.ts'
import { languageSchema } from './vocabulary.ts'

/** With fewer other learners nothing is compared: one of them would move a percentile by more than 20 points. */
export const leastLearners = 5

/** Other learners whose best accepted runtime lies in this part of the scale. */
export const runtimeBucketSchema = z.object({
  /** ms, whole; the first that belongs to it. */
  fromMs: z.number().int(),
  /** ms; the first that no longer does. Null for the last bucket: everything slower. */
  belowMs: z.number().int().nullable(),
  learners: z.number().int(),
})
export type RuntimeBucket = z.infer<typeof runtimeBucketSchema>

/** How far the judge's own repetitions of the program were apart. */
export const runtimeNoiseSchema = z.object({
  /** Runs it is known from, the judged one included. */
  runs: z.number().int(),
  leastMs: z.number().int(),
  mostMs: z.number().int(),
  /** The larger distance of these from the runtime, and never below the 1 ms to which times are rounded. */
  plusMinusMs: z.number().int(),
})
export type RuntimeNoise = z.infer<typeof runtimeNoiseSchema>

const percentSchema = z.number().int().min(0).max(100)

/**
 * What may be said of the place among the others. `unmeasured`: the noise is not known, so nothing. `range`: the noise
 * moves the runtime past so many that only a range is true. `too_close`: it moves it past half of them or more.
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
  /** ms, of this submission. */
  runtime: z.number(),
  /** Others with an accepted submission in this language to the same state of the problem; each counts once, with the best. */
  learners: z.number().int(),
  /** Without gaps, from fast to slow; empty below `leastLearners`. */
  buckets: z.array(runtimeBucketSchema),
  /** Null until the judge, when it had nothing else to do, has repeated the run. */
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
