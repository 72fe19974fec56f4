import { z } from 'zod'

/** The properties read from a video file. */
export const probedVideoSchema = z.object({
  container: z.enum(['mp4', 'webm', 'quicktime', 'matroska', 'unknown']),
  /** null if there is no video track. */
  picture: z
    .object({
      /** null for an unknown codec. */
      codec: z.string().nullable(),
      /** As in RFC 6381; null if unknown. */
      parameter: z.string().nullable(),
      width: z.number(),
      height: z.number(),
    })
    .nullable(),
  sounds: z.array(z.object({ codec: z.string().nullable(), parameter: z.string().nullable() })),
  seconds: z.number(),
  /** Whether the file is as long as its header states. */
  isWhole: z.boolean(),
})
export type ProbedVideo = z.infer<typeof probedVideoSchema>

export const emptyProbe: ProbedVideo = {
  container: 'unknown',
  picture: null,
  sounds: [],
  seconds: 0,
  isWhole: true,
}

/** First output line of the probing program, printed before the file is parsed. */
export const readingLine = 'reading'

/** Its second output line. */
export const readFileSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('found'), found: probedVideoSchema }),
  z.object({ kind: z.literal('damaged') }),
])
export type ReadFile = z.infer<typeof readFileSchema>
