import { z } from 'zod'
import { contestRuleSchema } from './contest-rules.ts'
import { timeSchema } from './fields.ts'

/** One problem of one person on the board. */
export const scoreboardCellSchema = z.object({
  state: z.enum(['untried', 'tried', 'solved', 'judging', 'frozen']),
  /** Tries that count, before the first Accepted one. */
  wrongTries: z.number().int(),
  /** Submissions whose result is not shown: after the freeze, or not judged yet. */
  hiddenTries: z.number().int(),
  /** Whole minutes from the start to the first Accepted submission; null: not solved as far as shown. */
  minute: z.number().int().nullable(),
  /** The first of all to solve it. */
  isFirst: z.boolean(),
})
export type ScoreboardCell = z.infer<typeof scoreboardCellSchema>

export const scoreboardRowSchema = z.object({
  /** null: takes part out of competition, or was disqualified. Equal ones share a place. */
  place: z.number().int().nullable(),
  person: z.object({ _id: z.string(), name: z.string(), avatarUrl: z.string().nullable() }),
  isDisqualified: z.boolean(),
  solved: z.number().int(),
  points: z.number().int(),
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
  /** Results of submissions from then on are not in it; null: everything is. */
  frozenSince: timeSchema.nullable(),
  /** By the server's clock. */
  at: timeSchema,
})
export type Scoreboard = z.infer<typeof scoreboardSchema>
