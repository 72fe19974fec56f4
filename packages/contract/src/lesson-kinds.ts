import { z } from 'zod'

/**
 * What a lesson is made of. `service`: one video of the video service; `playlist`: all of a playlist in the service's own
 * player, as long as its list could not be read; `upload`: a video kept here; `address`: a video at an https address;
 * `written`: only notes.
 */
export const lessonKinds = ['service', 'playlist', 'upload', 'address', 'written'] as const
export const lessonKindSchema = z.enum(lessonKinds)
export type LessonKind = z.infer<typeof lessonKindSchema>

/** A lesson as everybody may see that it is there. */
export const lessonHeadSchema = z.object({
  title: z.string(),
  kind: lessonKindSchema,
  /** null: not known. */
  seconds: z.number().nullable(),
  problems: z.number().int(),
})
