import { z } from 'zod'
import { timeSchema } from './fields.ts'

const countSchema = z.number().int().min(0)
const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/)

/** A back-up as the installation remembers it. */
export const backUpSchema = z.object({
  at: timeSchema,
  bytes: countSchema,
  /** Its name without the folder. */
  file: z.string(),
})
export type BackUp = z.infer<typeof backUpSchema>

/** A part of a back-up's file: the rows of one table, compressed. */
const sectionSchema = z.object({
  /** From the start of the file. */
  offset: countSchema,
  bytes: countSchema,
  /** Of the compressed bytes. */
  sha256: sha256Schema,
})
export type BackUpSection = z.infer<typeof sectionSchema>

/** What a back-up says of itself. */
export const backUpManifestSchema = z.object({
  at: timeSchema,
  /** Of the CodeDojo that made it. */
  version: z.string(),
  /** Those that its database had, oldest first; `when` tells them apart. */
  migrations: z.array(z.object({ when: z.number().int(), tag: z.string() })).min(1),
  tables: z.array(
    sectionSchema.extend({ name: z.string(), columns: z.array(z.string()).min(1), rows: countSchema }),
  ),
})
export type BackUpManifest = z.infer<typeof backUpManifestSchema>
