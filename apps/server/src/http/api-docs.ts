import apiReference from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './open-api.ts'

/** A page to read, and nothing that belongs to its maker's services. */
const readingPage = {
  url: '/api/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  documentDownloadType: 'json',
  agent: { disabled: true },
  mcp: { disabled: true },
  customCss: '.darklight-reference a, a[href*="scalar.com"] { display: none !important }',
} as const

/** The description of all calls at /api/openapi.json, and a page to read it at /api/docs. */
export async function apiDocs(app: FastifyInstance, publicUrl: string): Promise<void> {
  // Made when it is asked for: that takes longer than everything else at the start of a server.
  let document: ReturnType<typeof openApiDocument> | null = null
  app.get('/api/openapi.json', (_, reply) => {
    document ??= openApiDocument(publicUrl)
    return reply.send(document)
  })
  await app.register(async (docs) => {
    // The reading page brings its settings in an inline script; no page with a session's doings is loosened for it.
    docs.addHook('onSend', async (_, reply) => {
      reply.header(
        'content-security-policy',
        "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; frame-ancestors 'none'",
      )
    })
    await docs.register(apiReference, {
      routePrefix: '/api/docs',
      configuration: readingPage,
    })
  })
}
