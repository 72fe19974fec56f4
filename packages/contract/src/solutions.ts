import { z } from 'zod'
import { languageSchema } from './vocabulary.ts'

/**
 * What a user may read about the solution of a problem, by reason. `admin`, `premium`, and `open` where there is no premium:
 * reference solutions, their videos and the editorial; `solved`: the editorial, because they have solved it; `locked`: nothing.
 */
export const solutionAccesses = ['admin', 'premium', 'open', 'solved', 'locked'] as const
export type SolutionAccess = (typeof solutionAccesses)[number]

/** What material exists on the solution of a problem, without its content; this is public. */
export const solutionFactsSchema = z.object({
  /** The caller's access at the time of the call. */
  access: z.enum(solutionAccesses),
  /** The reference solutions. */
  codes: z.array(z.object({ language: languageSchema, lines: z.number().int(), hasVideo: z.boolean() })),
  /** Number of words of the editorial; 0 if there is none. */
  editorialWords: z.number().int(),
})
export type SolutionFacts = z.infer<typeof solutionFactsSchema>
