import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

/**
 * Refuses a call that a page of another site makes with the visitor's cookies.
 * A caller that sends neither header is a script, and scripts bring no cookies of their own accord.
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

/** Whether a browser says that a page of another site asks. */
export function isCrossSite(
  { headers: { origin, 'sec-fetch-site': site }, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  publicUrl: string,
): boolean {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  if (origin === undefined) return false
  // The browser has compared all of it then, also where a proxy that nobody told us of has taken https off.
  const isVouchedFor = site === 'same-origin' && URL.parse(origin)?.host === host.toLowerCase()
  return !isVouchedFor && !isOwnOrigin(origin, host, publicUrl)
}

/** A form of another site can send other types without asking the browser's permission, but not these. */
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
 * The configured address is ours, and so is the one the browser used, whatever name it has on this network, with the configured
 * scheme: a page that came without https may be anybody's, who stands between it and us.
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
