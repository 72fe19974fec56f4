import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

/**
 * Rejects calls from pages of other sites, which carry the visitor's cookies (CSRF). A caller with neither header is a
 * script, which sends no cookies on its own.
 */
export function refuseCrossSite(
  request: FastifyRequest,
  publicUrl: string,
  body: keyof typeof bodies = 'json',
): void {
  if (isCrossSite(request, publicUrl)) throw refusal()
  const type = request.headers['content-type']
  if (type === undefined) return
  const { pattern, message } = bodies[body]
  if (!pattern.test(type)) throw new AppError('not_json', message)
}

/** Whether a browser reports that the page of another site sent the request. */
export function isCrossSite(
  { headers: { origin, 'sec-fetch-site': site }, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  publicUrl: string,
): boolean {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  if (origin === undefined) return false
  // `same-origin` is the browser's own comparison, and also holds behind an unknown TLS-terminating proxy.
  const isVouchedFor = site === 'same-origin' && URL.parse(origin)?.host === host.toLowerCase()
  return !isVouchedFor && !isOwnOrigin(origin, host, publicUrl)
}

/** Cross-site forms can send other content types without a preflight, but not these. */
const bodies = {
  json: {
    pattern: /^application\/json\s*(;|$)/i,
    message: 'The body must be JSON (content-type application/json).',
  },
  file: {
    pattern: /^application\/octet-stream\s*(;|$)/i,
    message: 'The body must be the file itself (content-type application/octet-stream).',
  },
  tus: {
    pattern: /^application\/offset\+octet-stream$/i,
    message: 'The body must be a part of a file (content-type application/offset+octet-stream).',
  },
} as const

/**
 * Accepts the configured address, and the address in the Host header with the configured scheme. With another scheme
 * the page may have been modified by somebody on the network.
 */
export function isOwnOrigin(origin: string, host: string, publicUrl: string): boolean {
  const own = new URL(publicUrl)
  if (origin === own.origin) return true
  const parsed = URL.parse(origin)
  return parsed !== null && parsed.protocol === own.protocol && parsed.host === host.toLowerCase()
}

function refusal(): AppError {
  return new AppError('cross_site', 'This call may only be made from the pages of this installation.')
}
