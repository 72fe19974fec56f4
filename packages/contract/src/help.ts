import { z } from 'zod'
import { defineCall } from './call.ts'
import { idSchema, makeTextSchema } from './fields.ts'

/** The help pages of the product, written in Markdown and shipped with the program. */

export const helpPageSchema = z.object({
  slug: z.string(),
  title: z.string(),
  /** One sentence. */
  summary: z.string(),
})
export type HelpPage = z.infer<typeof helpPageSchema>

export const helpPages = defineCall({
  method: 'GET',
  path: '/help',
  summary:
    'The pages of help, in the order of reading; with words, those that hold all of them, texts included',
  access: 'user',
  query: z.object({ q: makeTextSchema({ most: 200, name: 'q' }).default('') }),
  response: z.array(helpPageSchema),
  errors: [],
})

export const helpPage = defineCall({
  method: 'GET',
  path: '/help/:slug',
  summary: 'One page of help',
  access: 'user',
  params: z.object({ slug: idSchema }),
  response: helpPageSchema.extend({ markdown: z.string() }),
  errors: ['not_found'],
})
