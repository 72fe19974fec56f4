import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

/**
 * Refuses requests whose Host header, or the one that a trusted proxy forwards, is no host: libraries put addresses together with it
 * and would fail. One that is missing is none to refuse, because old programs send none. Source: RFC 9112, 3.2.
 */
export function refuseBadHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => {
    if (request.host === '' || isHost(request.host)) return done()
    const message = 'The header Host is no name or address of a machine.'
    done(new AppError('bad_input', message, { errors: [{ field: 'host', message }] }))
  })
}

function isHost(text: string): boolean {
  // A name of a user before the host, even an empty one, and blanks, which `URL` drops.
  if (/[@\s\\]/.test(text)) return false
  const url = URL.parse(`http://${text}`)
  return url !== null && `${url.pathname}${url.search}${url.hash}` === '/'
}
