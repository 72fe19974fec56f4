import { z } from 'zod'
import { defineCall } from './call.ts'
import { makeTextSchema } from './fields.ts'
import { pageNumberSchema, pageSizeSchema } from './paging.ts'
import { difficultySchema } from './vocabulary.ts'

export const problemSummarySchema = z.object({
  _id: z.string(),
  /** Number in the library, displayed before the title. */
  number: z.number().int(),
  title: z.string(),
  difficulty: difficultySchema,
  /** Comma-separated, the primary tag first. */
  tags: z.string(),
  /** Comma-separated; other names by which learners search for it, such as those of classic tasks. */
  alsoCalled: z.string(),
  /** Number of Accepted submissions and of all submissions by all users. */
  acceptedCount: z.number().int(),
  submittedCount: z.number().int(),
  /** Whether learners may write only a function; absent where a list does not say. */
  hasFunction: z.boolean().optional(),
})
export type ProblemSummary = z.infer<typeof problemSummarySchema>

export const getAllProblem = defineCall({
  method: 'GET',
  path: '/problem/getAllProblem',
  summary: 'The problems; the whole list unless page and pageSize cut it',
  access: 'user',
  query: z.object({
    page: pageNumberSchema.optional(),
    pageSize: pageSizeSchema.optional(),
    q: makeTextSchema({ most: 200, name: 'q' }).optional(),
  }),
  response: z.array(problemSummarySchema),
  errors: [],
})

export const problemSolvedbyUser = defineCall({
  method: 'GET',
  path: '/problem/problemSolvedbyUser',
  summary: 'Ids of the problems that the caller has solved',
  access: 'user',
  response: z.array(z.string()),
  errors: [],
})
