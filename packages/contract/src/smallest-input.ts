import { z } from 'zod'
import { defineCall } from './call.ts'
import { idSchema, judgedCodeSchema, requestKeySchema } from './fields.ts'
import { languageSchema, verdictSchema } from './vocabulary.ts'

/** A smallest input on which a program and the problem's reference solution differ. */

/** Time for the search itself, once a judge has begun it. Source: the goal of ten seconds, less what compiling takes. */
export const smallestInputMs = 9000

/** What the judge has found; part of the outcome of its job. */
export const smallestInputSchema = z.object({
  /** null: none was found in the time there was. */
  found: z
    .object({
      input: z.string(),
      /** What the reference solution prints. */
      expected: z.string(),
      /** What the program printed up to its end, which a limit may have been; null: that is no text that can be kept. */
      actual: z.string().nullable(),
      status: verdictSchema,
      /** Numbers and words in the input. */
      values: z.number().int(),
    })
    .nullable(),
  /** Inputs that were tried. */
  tried: z.number().int(),
})
export type SmallestInput = z.infer<typeof smallestInputSchema>

export const findSmallestInput = defineCall({
  method: 'POST',
  path: '/submission/smallest/:id',
  summary:
    'Search a smallest input on which this program is wrong; answers when the search has ended, or 202 after 60 s',
  access: 'user',
  params: z.object({ id: idSchema }),
  body: z.object({
    code: judgedCodeSchema,
    language: languageSchema,
    /** Repeating it waits for the same search again. */
    requestKey: requestKeySchema,
  }),
  /** The second, with status 202: it goes on being searched. `lacksJudge`: no judge is there that would take it. */
  response: z.union([
    smallestInputSchema,
    z.object({ submissionId: z.string(), lacksJudge: z.boolean().optional() }),
  ]),
  errors: ['problem_not_found', 'in_contest', 'no_smallest_input', 'request_key_used', 'too_large'],
  bodyBytes: 512 * 1024,
})
