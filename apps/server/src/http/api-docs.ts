import apiReference from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { openApiDocument } from './open-api.ts'
import { ReadyResponse, readyPayload, sendReady } from './ready-response.ts'

const jsonType = 'application/json; charset=utf-8'

/** Settings of the API reference page, without the vendor's online services. */
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

/** OpenAPI document at /api/openapi.json, and a reference page at /api/docs. */
export async function apiDocs(
  app: FastifyInstance,
  { config, installation }: Pick<Context, 'config' | 'installation'>,
): Promise<void> {
  // Generated on first request, because it takes longer than the rest of the server's start, and after a change of the settings.
  let document: { readonly ready: ReadyResponse; readonly revision: number } | null = null
  let script: ReadyResponse | null = null
  app.get('/api/openapi.json', (request, reply) => {
    const { settings, revision } = installation.current()
    if (document?.revision !== revision) {
      const text = JSON.stringify(openApiDocument(config.publicUrl, settings))
      document = { ready: new ReadyResponse(jsonType, text), revision }
    }
    return sendReady(document.ready, { request, reply })
  })
  await app.register(async (docs) => {
    // The reference page needs an inline script; all other pages keep their stricter policy.
    docs.addHook('onSend', async (request, reply, payload) => {
      reply.header(
        'content-security-policy',
        "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; frame-ancestors 'none'",
      )
      const type = String(reply.getHeader('content-type'))
      if (!type.startsWith('application/javascript') || typeof payload !== 'string') return payload
      // The document has four megabytes, so it is compressed once and not for every visitor.
      script ??= new ReadyResponse(type, payload)
      return readyPayload(script, { request, reply })
    })
    await docs.register(apiReference, {
      routePrefix: '/api/docs',
      configuration: readingPage,
    })
  })
}
