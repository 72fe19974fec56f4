import { z } from 'zod'
import { defineCall } from './call.ts'
import { idSchema, problemCodeSchema, timeSchema } from './fields.ts'
import { shownHiddenCaseSchema, shownVisibleCaseSchema } from './problem-cases.ts'
import { comparisonSchema, timeLimitBasisSchema } from './problem-judging.ts'
import { caseLimitsSchema, languageLimitsSchema } from './problem-limits.ts'
import { problemSummarySchema } from './problem-summaries.ts'
import { solutionFactsSchema } from './solutions.ts'
import { draftDifficultySchema, languageSchema } from './vocabulary.ts'

const byId = z.object({ id: idSchema })

export const startCodeSchema = z.object({ language: languageSchema, initialCode: problemCodeSchema })
export const referenceSolutionSchema = z.object({
  language: languageSchema,
  completeCode: problemCodeSchema,
  video: z
    .url({ protocol: /^https$/, error: 'The video must be an https address' })
    .max(500, 'The address of the video must be at most 500 characters')
    .optional(),
})

export const problemStatuses = ['draft', 'scheduled', 'published'] as const
export const problemStatusSchema = z.enum(problemStatuses, {
  error: 'Status must be draft, scheduled or published',
})
export type ProblemStatus = z.infer<typeof problemStatusSchema>

export const problemSchema = problemSummarySchema.extend({
  difficulty: draftDifficultySchema,
  description: z.string(),
  visibleTestCases: z.array(shownVisibleCaseSchema),
  startCode: z.array(z.object({ language: languageSchema, initialCode: z.string() })),
  /** Keyed by language. */
  limits: z.object({
    cpp: caseLimitsSchema,
    java: caseLimitsSchema,
    python: caseLimitsSchema,
    javascript: caseLimitsSchema,
  }),
  hints: z.array(z.string()),
  /** Number of hidden test cases. */
  hiddenCount: z.number().int(),
  attribution: z.string().nullable(),
  /** Rises with every save. A report names it, and an update may name it as `expectedVersion`. */
  version: z.number().int(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
  solutions: solutionFactsSchema,
  /** The running contest that it is in: until its end code is run and submitted there, and nothing helps. Absent: in none. */
  contest: z.object({ _id: z.string(), name: z.string(), endsAt: timeSchema }).nullable().optional(),

  // Only as `solutions.access` has it.
  referenceSolution: z
    .array(z.object({ language: languageSchema, completeCode: z.string(), video: z.string().optional() }))
    .optional(),
  /** Markdown. */
  editorial: z.string().optional(),

  // The rest is answered to admins only.
  hiddenTestCases: z.array(shownHiddenCaseSchema).optional(),
  problemCreator: z.string().nullable().optional(),
  timeLimitMs: z.number().int().optional(),
  /** Where the time limit came from, in words; and the measurements, where it was derived from any. */
  timeLimitSource: z.string().optional(),
  timeLimitBasis: timeLimitBasisSchema.nullable().optional(),
  memoryLimitKb: z.number().int().optional(),
  languageLimits: languageLimitsSchema.optional(),
  status: problemStatusSchema.optional(),
  /** When a scheduled problem is shown; null for others. */
  publishAt: timeSchema.nullable().optional(),
  /** The problem's own programs that check outputs and inputs, and files that every submission gets. */
  programs: z
    .array(
      z.object({
        role: z.enum(['output_validator', 'input_validator', 'include']),
        program: z.string(),
        language: languageSchema,
      }),
    )
    .optional(),
  comparison: comparisonSchema.optional(),
  showFailingCase: z.boolean().optional(),
})
export type Problem = z.infer<typeof problemSchema>

export const problemById = defineCall({
  method: 'GET',
  path: '/problem/problemById/:id',
  summary:
    'One problem; reference solutions for premium, the editorial also for who has solved it, hidden cases for admins only',
  access: 'user',
  params: byId,
  response: problemSchema,
  errors: ['problem_not_found'],
})
