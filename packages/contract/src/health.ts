import { z } from 'zod'
import { defineCall } from './call.ts'
import { languageSchema } from './vocabulary.ts'

const partSchema = z.object({
  works: z.boolean(),
  detail: z.string(),
  /** What the operator can do; null if nothing. */
  cure: z.string().nullable(),
})

export const judgeHealthSchema = partSchema.extend({
  name: z.string(),
  slots: z.number().int(),
  sandbox: z.enum(['cgroup1', 'cgroup2', 'none']),
  limitsEnforced: z.boolean(),
  languages: z.array(z.object({ language: languageSchema, version: z.string(), works: z.boolean() })),
})

export const healthSchema = z.object({
  ok: z.boolean(),
  database: partSchema,
  /** Jobs of every kind not claimed by a judge, including rejudges. */
  queue: partSchema.extend({ waiting: z.number().int() }),
  judges: z.array(judgeHealthSchema),
  mail: partSchema,
  payments: partSchema,
  /** Reading the playlists of courses. */
  videos: partSchema,
  ai: partSchema,
  /** The operator's directory, in which people who have left are looked for; null: there is none. */
  directory: partSchema.nullable(),
  /** The bucket with the videos; null: they are files. */
  bucket: partSchema.nullable(),
})
export type Health = z.infer<typeof healthSchema>

/**
 * Status 200 if the database answers and each language has a judge, otherwise 503 with the same body. It is public, so it reveals
 * no more; admins see details in their overview.
 */
export const health = defineCall({
  method: 'GET',
  path: '/health',
  summary: 'Whether the installation works',
  access: 'anyone',
  response: z.object({ ok: z.boolean() }),
  errors: [],
})
