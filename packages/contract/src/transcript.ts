import { z } from 'zod'

/** A line that one side of an interaction wrote; the last one may have no line end yet. */
const transcriptLineSchema = z.object({
  by: z.enum(['judge', 'program']),
  /** Without its line end; a long one is cut, which an ellipsis shows. */
  text: z.string(),
})
export type TranscriptLine = z.infer<typeof transcriptLineSchema>

/** What a program and the interactor of its problem wrote to each other, line by line in the order of arrival. */
export const transcriptSchema = z.object({
  lines: z.array(transcriptLineSchema),
  /** How many lines are left out after the first half of `lines`, which then are not neighbours. */
  leftOut: z.number().int(),
})
export type Transcript = z.infer<typeof transcriptSchema>
