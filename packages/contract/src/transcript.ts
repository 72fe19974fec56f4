import { z } from 'zod'

/** A line that one side of an interaction wrote; the last one may have no line end yet. */
const transcriptLineSchema = z.object({
  /** `run`: no line, but the start of another run of the program. */
  by: z.enum(['judge', 'program', 'run']),
  /** Without its line end; a long one is cut, which an ellipsis shows. */
  text: z.string(),
})
export type TranscriptLine = z.infer<typeof transcriptLineSchema>

/**
 * What a program and the judge wrote to each other, line by line in the order of arrival: the interactor of its problem, or the inputs
 * of its runs on one case.
 */
export const transcriptSchema = z.object({
  lines: z.array(transcriptLineSchema),
  /** How many lines are left out after the first half of `lines`, which then are not neighbours. */
  leftOut: z.number().int(),
})
export type Transcript = z.infer<typeof transcriptSchema>
