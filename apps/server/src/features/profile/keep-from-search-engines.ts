import type { FastifyInstance } from 'fastify'

/** Excludes profiles from search engines: a public profile is not meant to be found by the person's name. */
export function keepFromSearchEngines(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }, reply) => {
    if (/^(\/api)?\/profile\//.test(url)) reply.header('x-robots-tag', 'noindex')
  })
}
