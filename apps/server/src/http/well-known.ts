import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

const dayMs = 24 * 60 * 60_000

/**
 * What programs ask every site for: /robots.txt and /.well-known/security.txt. Reports of weaknesses go to OPERATOR_EMAIL, and to
 * the contact form where there is none.
 */
export function wellKnown(
  app: FastifyInstance,
  { publicUrl, operatorEmail }: Pick<Config, 'publicUrl' | 'operatorEmail'>,
): void {
  // The answers of calls are nothing to be found.
  app.get('/robots.txt', (_, reply) =>
    reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /api/\n'),
  )
  // RFC 9116, 2.5.5: at most a year ahead, so that old words end by themselves. It is counted from the day that it is asked for.
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
