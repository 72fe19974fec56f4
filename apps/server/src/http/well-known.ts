import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

const dayMs = 24 * 60 * 60_000

/**
 * Serves /robots.txt and /.well-known/security.txt. Vulnerability reports go to OPERATOR_EMAIL, or to the contact form
 * where it is not set.
 */
export function wellKnown(
  app: FastifyInstance,
  { publicUrl, operatorEmail }: Pick<Config, 'publicUrl' | 'operatorEmail'>,
): void {
  // API responses should not be indexed.
  app.get('/robots.txt', (_, reply) =>
    reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /api/\n'),
  )
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
