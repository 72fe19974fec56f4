import { calls } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { registerCall } from '../../http/register-call.ts'
import { matchingPages } from './matching-pages.ts'

export function helpRoutes(app: FastifyInstance, context: Context): void {
  const { helpPages } = context
  registerCall(app, context, calls.helpPages, {
    run: async ({ query }) =>
      matchingPages(helpPages(), query.q).map(({ slug, title, summary }) => ({ slug, title, summary })),
  })
  registerCall(app, context, calls.helpPage, {
    find: async ({ params }) => {
      const found = helpPages().find(({ slug }) => slug === params.slug)
      if (!found) throw new AppError('not_found', 'There is no such page of help.')
      return found
    },
    run: async ({ found: { parts: _, ...page } }) => page,
  })
}
