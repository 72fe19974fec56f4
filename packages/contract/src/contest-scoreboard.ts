import { z } from 'zod'
import { contestRuleSchema } from './contest-rules.ts'
import { timeSchema } from './fields.ts'

/** The result of one contestant on one problem. */
export const scoreboardCellSchema = z.object({
  state: z.enum(['untried', 'tried', 'partial', 'solved', 'judging', 'frozen']),
  /** What it got in this problem, as far as visible. They do not rank by the rule `icpc`. */
  points: z.number(),
  /** Rejected submissions that count, before the first Accepted one. */
  wrongTries: z.number().int(),
  /** Submissions whose result is hidden: made after the freeze, or not judged yet. */
  hiddenTries: z.number().int(),
  /** Whole minutes from the start to the first Accepted submission; null if not solved, as far as visible. */
  minute: z.number().int().nullable(),
  /** Whether it is the first solution of this problem by anybody. */
  isFirst: z.boolean(),
})
export type ScoreboardCell = z.infer<typeof scoreboardCellSchema>

export const scoreboardRowSchema = z.object({
  /** null for unofficial and disqualified contestants. Equal results share a place. */
  place: z.number().int().nullable(),
  person: z.object({ _id: z.string(), name: z.string(), avatarUrl: z.string().nullable() }),
  isDisqualified: z.boolean(),
  solved: z.number().int(),
  points: z.number(),
  /** Minutes. */
  penalty: z.number().int(),
  /** In the order of the problems. */
  cells: z.array(scoreboardCellSchema),
})
export type ScoreboardRow = z.infer<typeof scoreboardRowSchema>

export const scoreboardSchema = z.object({
  rule: contestRuleSchema,
  penaltyMinutes: z.number().int(),
  problems: z.array(
    z.object({
      letter: z.string(),
      /** Empty before the start. */
      title: z.string(),
      points: z.number().int(),
      solvers: z.number().int(),
      triers: z.number().int(),
    }),
  ),
  rows: z.array(scoreboardRowSchema),
  /** Results of later submissions are hidden; null if the scoreboard is not frozen. */
  frozenSince: timeSchema.nullable(),
  /** Time of computation by the server's clock. */
  at: timeSchema,
})
export type Scoreboard = z.infer<typeof scoreboardSchema>
