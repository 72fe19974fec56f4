import { z } from 'zod'
import { defineCall } from './call.ts'
import { idSchema, judgedCodeSchema, requestKeySchema } from './fields.ts'
import { codeModeSchema } from './signature/code-mode.ts'
import { languageSchema, verdictSchema } from './vocabulary.ts'

/** A smallest input on which a program and the reference solution differ. */

/** Duration of the search itself, once a judge has started it. Source: the goal of ten seconds, minus compiling. */
export const smallestInputMs = 9000

/** Kinds of inputs that a learner may try by hand where a search found none, in the order in which they are shown. */
export const inputKinds = ['largest', 'extreme', 'equal', 'sorted', 'chain', 'one letter'] as const
export type InputKind = (typeof inputKinds)[number]

/** The result of a search; part of the outcome of its job. */
export const smallestInputSchema = z.object({
  /** null if none was found in time. */
  found: z
    .object({
      input: z.string(),
      /** Output of the reference solution. */
      expected: z.string(),
      /** Output of the program up to its end or the limit it hit; null if it cannot be stored as text. */
      actual: z.string().nullable(),
      status: verdictSchema,
      /** Number of numbers and words in the input. */
      values: z.number().int(),
    })
    .nullable(),
  /** Number of inputs tried. */
  tried: z.number().int(),
  /** Whether the time was over before all was tried that the search would have tried. Absent if unknown. */
  isTimeOver: z.boolean().optional(),
  /** Kinds of inputs of this problem that may show the fault, where none was found. */
  toTry: z.array(z.enum(inputKinds)).optional(),
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
    mode: codeModeSchema.default('stdin'),
    /** Repeating the request with this key waits for the same search. */
    requestKey: requestKeySchema,
  }),
  /** The second form, with status 202: the search continues. `lacksJudge`: no live judge can take it. */
  response: z.union([
    smallestInputSchema,
    z.object({ submissionId: z.string(), lacksJudge: z.boolean().optional() }),
  ]),
  errors: ['problem_not_found', 'in_contest', 'no_smallest_input', 'request_key_used', 'too_large'],
  bodyBytes: 512 * 1024,
})
