import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'

const dayMs = 24 * 60 * 60_000

/**
 * Serves /robots.txt and /.well-known/security.txt. Vulnerability reports go to OPERATOR_EMAIL, or to the contact form
 * where it is not set.
 */
export function wellKnown(
  app: FastifyInstance,
  { config, installation }: Pick<Context, 'config' | 'installation'>,
): void {
  const { publicUrl, operatorEmail } = config
  // API responses should not be indexed, nor profiles where there are none for the public.
  app.get('/robots.txt', (_, reply) => {
    const closed = installation.settings().parts.profiles ? ['/api/'] : ['/api/', '/profile/']
    const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '']
    return reply.type('text/plain; charset=utf-8').send(lines.join('\n'))
  })
  // RFC 9116, 2.5.5: at most a year ahead, so that a stale file expires. Counted from the request.
  app.get('/.well-known/security.txt', (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: ${operatorEmail === null ? `${publicUrl}/contact` : `mailto:${operatorEmail}`}`,
          `Expires: ${new Date(Date.now() + 364 * dayMs).toISOString()}`,
          `Canonical: ${publicUrl}/.well-known/security.txt`,
          '',
        ].join('\n'),
      ),
  )
}
