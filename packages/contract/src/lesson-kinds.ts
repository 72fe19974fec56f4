import { z } from 'zod'

/**
 * The content of a lesson. `service`: one video of the video service; `playlist`: a whole playlist in the service's own player,
 * while its videos cannot be listed; `upload`: an uploaded video; `address`: a video at an https URL; `written`: notes only.
 */
export const lessonKinds = ['service', 'playlist', 'upload', 'address', 'written'] as const
export const lessonKindSchema = z.enum(lessonKinds)
export type LessonKind = z.infer<typeof lessonKindSchema>

/** The public part of a lesson. */
export const lessonHeadSchema = z.object({
  title: z.string(),
  kind: lessonKindSchema,
  /** null if unknown. */
  seconds: z.number().nullable(),
  problems: z.number().int(),
})
