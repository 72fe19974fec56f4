import { z } from 'zod'
import { defineCall } from './call.ts'
import { codeSchema, idSchema, timeSchema } from './fields.ts'
import { codeModeSchema } from './signature/code-mode.ts'
import { languageSchema } from './vocabulary.ts'

/** The code in a user's editor for one problem, language and mode. */
export const draftSchema = z.object({
  language: languageSchema,
  mode: codeModeSchema,
  code: z.string(),
  /** Incremented by every save. */
  revision: z.number().int(),
  updatedAt: timeSchema,
})
export type Draft = z.infer<typeof draftSchema>

export const draftsOfProblem = defineCall({
  method: 'GET',
  path: '/draft/:id',
  summary: "The caller's drafts of a problem, one a language",
  access: 'user',
  params: z.object({ id: idSchema }),
  response: z.array(draftSchema),
  errors: ['problem_not_found'],
})

export const saveDraft = defineCall({
  method: 'PUT',
  path: '/draft/:id/:language',
  summary: 'Keep the code of one problem, language and mode',
  access: 'user',
  params: z.object({ id: idSchema, language: languageSchema }),
  body: z.object({
    code: codeSchema,
    mode: codeModeSchema.default('stdin'),
    /** The revision on which the change is based (0 before the first save); answers 409 if the server has a newer one. */
    revision: z.number().int().min(0).max(1_000_000_000),
  }),
  response: draftSchema,
  errors: ['problem_not_found', 'draft_changed', 'too_large'],
  bodyBytes: 512 * 1024,
})
