import { z } from 'zod'
import { languageSchema } from './vocabulary.ts'

/**
 * Why somebody may read how a problem is solved. `admin` and `premium`: the reference solutions with their videos and the
 * editorial; `solved`: the editorial, because they have solved it themselves; `locked`: none of it.
 */
export const solutionAccesses = ['admin', 'premium', 'solved', 'locked'] as const
export type SolutionAccess = (typeof solutionAccesses)[number]

/** What there is about how a problem is solved, without any of its words: everybody may know it. */
export const solutionFactsSchema = z.object({
  /** Of the caller, at the moment of the call. */
  access: z.enum(solutionAccesses),
  /** The reference solutions. */
  codes: z.array(z.object({ language: languageSchema, lines: z.number().int(), hasVideo: z.boolean() })),
  /** Words of the editorial; 0: there is none. */
  editorialWords: z.number().int(),
})
export type SolutionFacts = z.infer<typeof solutionFactsSchema>
