import type { FastifyInstance } from 'fastify'

/** Asks search engines to leave profiles out: whoever lets people see theirs has not asked to be found by their name. */
export function keepFromSearchEngines(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }, reply) => {
    if (/^(\/api)?\/profile\//.test(url)) reply.header('x-robots-tag', 'noindex')
  })
}
