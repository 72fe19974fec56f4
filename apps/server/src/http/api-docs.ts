import { createHash } from 'node:crypto'
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

/**
 * The policy of the reference page: stricter than that of other pages, but for the script that stands in the page and starts it.
 * That one runs by its hash, so that no other script in the page does. Source: Content Security Policy Level 3, 8.3.
 */
function policyFor(html: string): string {
  const started = scriptsIn(html).map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return [
    "default-src 'self'",
    ["script-src 'self'", ...started].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** What stands between the tags of scripts. */
function scriptsIn(html: string): string[] {
  return html
    .split('</script>')
    .slice(0, -1)
    .map((part) => part.slice(part.lastIndexOf('<script')))
    .map((element) => element.slice(element.indexOf('>') + 1))
    .filter((script) => script !== '')
}

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
    docs.addHook('onSend', async (request, reply, payload) => {
      const type = String(reply.getHeader('content-type'))
      const html = type.startsWith('text/html') && typeof payload === 'string' ? payload : ''
      reply.header('content-security-policy', policyFor(html))
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
