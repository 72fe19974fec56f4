import { z } from 'zod'

/** What is found in the file of a video. */
export const probedVideoSchema = z.object({
  container: z.enum(['mp4', 'webm', 'quicktime', 'matroska', 'unknown']),
  /** null: there are no pictures. */
  picture: z
    .object({
      /** null: none that is known. */
      codec: z.string().nullable(),
      /** As in RFC 6381; null: not known. */
      parameter: z.string().nullable(),
      width: z.number(),
      height: z.number(),
    })
    .nullable(),
  sounds: z.array(z.object({ codec: z.string().nullable(), parameter: z.string().nullable() })),
  seconds: z.number(),
  /** Whether it goes on to where its head says that it ends. */
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

/** What the program that reads a file says on its first line, before the file can have a say in anything. */
export const readingLine = 'reading'

/** And on its second one. */
export const readFileSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('found'), found: probedVideoSchema }),
  z.object({ kind: z.literal('damaged') }),
])
export type ReadFile = z.infer<typeof readFileSchema>
