import { z } from 'zod'
import { defineCall } from './call.ts'
import { idSchema, makeRequiredNameSchema, requestKeySchema, timeSchema } from './fields.ts'

const byId = z.object({ id: idSchema })
const acknowledged = z.object({ message: z.string() })

/** Maximum number of lists per user and of problems per list. */
export const problemListLimits = { lists: 100, entries: 1000 } as const

export const problemListSchema = z.object({
  _id: z.string(),
  name: z.string(),
  /** Whether it is the list that the star button adds to; it cannot be renamed or deleted. */
  isFavourites: z.boolean(),
  /** Ids of published problems, in order. */
  problems: z.array(z.string()),
  updatedAt: timeSchema,
})
export type ProblemList = z.infer<typeof problemListSchema>

export const problemLists = defineCall({
  method: 'GET',
  path: '/lists',
  summary: "The caller's lists of problems: the favourites, then the others by name",
  access: 'user',
  response: z.array(problemListSchema),
  errors: [],
})

export const problemListBody = z.object({ name: makeRequiredNameSchema('Name') })

export const addProblemList = defineCall({
  method: 'POST',
  path: '/lists',
  summary: 'Make a list of problems',
  access: 'user',
  body: problemListBody.extend({ requestKey: requestKeySchema }),
  response: problemListSchema,
  errors: ['list_name_taken', 'too_many_lists', 'request_key_used'],
})

export const renameProblemList = defineCall({
  method: 'PATCH',
  path: '/lists/:id',
  summary: 'Rename a list',
  access: 'user',
  params: byId,
  body: problemListBody,
  response: problemListSchema,
  errors: ['list_not_found', 'list_name_taken', 'not_changeable'],
})

export const deleteProblemList = defineCall({
  method: 'DELETE',
  path: '/lists/:id',
  summary: 'Delete a list; the problems stay',
  access: 'user',
  params: byId,
  response: acknowledged,
  errors: ['list_not_found', 'not_changeable'],
})

const entryOf = z.object({ id: idSchema, problemId: idSchema })

/** In these calls `favourites` can be used as the id of the favourites. */
export const putIntoList = defineCall({
  method: 'PUT',
  path: '/lists/:id/problem/:problemId',
  summary: 'Put a problem at the end of a list; doing it twice changes nothing',
  access: 'user',
  params: entryOf,
  response: problemListSchema,
  errors: ['list_not_found', 'problem_not_found', 'list_full'],
})

export const takeFromList = defineCall({
  method: 'DELETE',
  path: '/lists/:id/problem/:problemId',
  summary: 'Take a problem out of a list',
  access: 'user',
  params: entryOf,
  response: problemListSchema,
  errors: ['list_not_found'],
})

export const orderList = defineCall({
  method: 'PUT',
  path: '/lists/:id/order',
  summary: 'Put the problems of a list in another order',
  access: 'user',
  params: byId,
  body: z.object({
    problems: z
      .array(z.string({ error: 'A problem must be an id' }).max(200), { error: 'Problems must be a list' })
      .max(problemListLimits.entries, `A list holds at most ${problemListLimits.entries} problems`),
  }),
  response: problemListSchema,
  errors: ['list_not_found', 'list_changed'],
})
