import { z } from 'zod'
import { defineCall } from './call.ts'
import { languageSchema } from './vocabulary.ts'

const partSchema = z.object({
  works: z.boolean(),
  detail: z.string(),
  /** What the operator can do; null when there is nothing to do. */
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
  /** Work of every kind that no judge has in hand, rejudges included. */
  queue: partSchema.extend({ waiting: z.number().int() }),
  judges: z.array(judgeHealthSchema),
  mail: partSchema,
  payments: partSchema,
  /** Reading the playlists of courses. */
  videos: partSchema,
  ai: partSchema,
})
export type Health = z.infer<typeof healthSchema>

/** Status 200 when database, queue and one judge with all four languages work, otherwise 503 with the same body. */
export const health = defineCall({
  method: 'GET',
  path: '/health',
  summary: 'What works, and what to do about what does not',
  access: 'anyone',
  response: healthSchema,
  errors: [],
})
