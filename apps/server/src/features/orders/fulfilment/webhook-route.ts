import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../http/app-error.ts'
import { readRazorpayMessage } from '../../../providers/payments/index.ts'
import { mailSettlement } from '../mails/mail-settlement.ts'
import { handleWebhookEvent } from './handle-webhook-event.ts'

/** Razorpay's messages have a few kilobytes. */
const messageBytes = 256 * 1024

/**
 * Webhook for Razorpay's messages about payments and refunds. Not a call of the contract: the caller is authenticated
 * by a signature over the raw body instead of a session. Every failure except an invalid message is a 5xx, so that
 * Razorpay retries.
 */
export function webhookRoute(app: FastifyInstance, context: Context): void {
  const { database, payments } = context
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.route({
      method: 'POST',
      url: '/api/webhook/razorpay',
      bodyLimit: messageBytes,
      onRequest: async () => {
        if (!payments.razorpay) throw new AppError('not_found', 'Razorpay is not configured here.')
      },
      handler: async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const signature = headerOf(request, 'x-razorpay-signature')
        if (!payments.razorpay?.isMessage({ body, signature })) throw refused('x-razorpay-signature')
        const id = headerOf(request, 'x-razorpay-event-id')
        if (!/^[\w-]{1,100}$/.test(id)) throw refused('x-razorpay-event-id')
        const settled = await handleWebhookEvent(database, { id, message: readRazorpayMessage(body) })
        if (settled) await mailSettlement(context, settled)
        return reply.header('cache-control', 'no-store').send({ message: 'Thank you.' })
      },
    })
  })
}

function headerOf({ headers }: FastifyRequest, name: string): string {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

function refused(field: string): AppError {
  const message = 'This is no message of Razorpay.'
  return new AppError('bad_input', message, { errors: [{ field, message }] })
}
