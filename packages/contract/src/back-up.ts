import { z } from 'zod'
import { timeSchema } from './fields.ts'

const countSchema = z.number().int().min(0)
const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/)

/** A back-up as recorded by the installation. */
export const backUpSchema = z.object({
  at: timeSchema,
  bytes: countSchema,
  /** File name without folder. */
  file: z.string(),
})
export type BackUp = z.infer<typeof backUpSchema>

/** A section of a back-up file: the compressed rows of one table. */
const sectionSchema = z.object({
  /** Offset from the start of the file, in bytes. */
  offset: countSchema,
  bytes: countSchema,
  /** SHA-256 of the compressed bytes. */
  sha256: sha256Schema,
})
export type BackUpSection = z.infer<typeof sectionSchema>

/** The manifest that a back-up file contains. */
export const backUpManifestSchema = z.object({
  at: timeSchema,
  /** Version of the program that made it. */
  version: z.string(),
  /** Migrations applied to its database, oldest first, identified by `when`. */
  migrations: z.array(z.object({ when: z.number().int(), tag: z.string() })).min(1),
  tables: z.array(
    sectionSchema.extend({ name: z.string(), columns: z.array(z.string()).min(1), rows: countSchema }),
  ),
})
export type BackUpManifest = z.infer<typeof backUpManifestSchema>
