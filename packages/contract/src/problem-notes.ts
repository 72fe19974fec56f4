import { z } from 'zod'
import { defineCall } from './call.ts'
import { idSchema, invisibleTextMessage, isVisibleOrEmpty, makeTextSchema, timeSchema } from './fields.ts'
import { pageNumberSchema, pageSizeSchema } from './paging.ts'

export const noteCharacters = 20_000

export const problemNoteSchema = z.object({
  problemId: z.string(),
  problemTitle: z.string(),
  /** Markdown. */
  text: z.string(),
  /** Incremented by every save; 0 before the first. */
  revision: z.number().int(),
  /** null before the first save. */
  updatedAt: timeSchema.nullable(),
})
export type ProblemNote = z.infer<typeof problemNoteSchema>

export const ownNotesQuery = z.object({
  q: makeTextSchema({ most: 200, name: 'q' }).optional(),
  page: pageNumberSchema.optional(),
  pageSize: pageSizeSchema.optional(),
})

export const ownNotes = defineCall({
  method: 'GET',
  path: '/notes',
  summary: "The caller's notes, the one changed last first; the total stands in X-Total-Count",
  access: 'user',
  query: ownNotesQuery,
  response: z.array(problemNoteSchema),
  errors: [],
})

export const noteOfProblem = defineCall({
  method: 'GET',
  path: '/note/:id',
  summary: "The caller's note on a problem; empty before the first save",
  access: 'user',
  params: z.object({ id: idSchema }),
  response: problemNoteSchema,
  errors: ['problem_not_found'],
})

export const saveNote = defineCall({
  method: 'PUT',
  path: '/note/:id',
  summary: 'Keep the note on a problem; an empty text deletes it',
  access: 'user',
  params: z.object({ id: idSchema }),
  body: z.object({
    text: makeTextSchema({ most: noteCharacters, name: 'Note' }).refine(
      isVisibleOrEmpty,
      invisibleTextMessage('Note'),
    ),
    /** The revision on which the change is based; answers 409 if the server has a newer one. */
    revision: z.number({ error: 'revision must be a number' }).int().min(0).max(1_000_000_000),
  }),
  response: problemNoteSchema,
  errors: ['problem_not_found', 'note_changed'],
})
