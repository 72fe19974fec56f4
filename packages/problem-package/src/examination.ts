import { timeLimitBasisSchema } from '@codedojo/contract'
import { z } from 'zod'

/** What a judging machine found out about a package that names no time limit. */
const examinationSchema = z.object({
  timeMs: z.number().int().positive(),
  /** In words. */
  timeSource: z.string(),
  basis: timeLimitBasisSchema,
})
export type Examination = z.infer<typeof examinationSchema>

/**
 * What the judge hands to the import: the packages that it has nothing against, by the path they were named with; null
 * where there was nothing to measure.
 */
export const examinationsSchema = z.record(z.string(), examinationSchema.nullable())
export type Examinations = z.infer<typeof examinationsSchema>
