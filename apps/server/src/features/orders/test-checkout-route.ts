import { calls } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { checkRateLimit, type RateRule } from '../../http/rate-limit.ts'
import { registerCall } from '../../http/register-call.ts'
import type { ProviderPayment } from '../../providers/payments/index.ts'

const { order } = schema

/** Maximum number of failed attempts: each is stored, as a provider does, and trying out failures needs only a few. */
const failures: RateRule = {
  name: 'test-payment-failure',
  most: 100,
  windowSeconds: 3600,
  message: 'At most 100 failed test payments an hour.',
}

/** Acts as the payment window of the test checkout. The route exists only while the test checkout takes the orders. */
export function testCheckoutRoute(app: FastifyInstance, context: Context): void {
  const { database, payments } = context
  registerCall(app, context, calls.testCheckout, {
    find: async ({ params, user }) => {
      const found = user && (await findOrder(database, { providerOrderId: params.id, userId: user._id }))
      if (!found || !payments.test) throw new AppError('order_not_found', 'There is no such order of yours.')
      return { ...found, test: payments.test }
    },
    limit: async ({ body, user }) => {
      if (body.outcome === 'failure') await checkRateLimit(database, failures, user._id)
    },
    run: async ({ found, params, body }) => {
      const { amountPaise, test } = found
      const attempt = { providerOrderId: params.id, amountPaise }
      if (body.outcome === 'failure') return { error: errorOf(await test.failToPay(attempt), params.id) }
      const paid = await test.pay(attempt)
      if (!paid) throw new AppError('order_paid', 'This order is paid already.')
      return {
        razorpay_payment_id: paid.id,
        razorpay_order_id: params.id,
        razorpay_signature: test.sign(params.id, paid.id),
      }
    },
  })
}

async function findOrder(
  { queries }: Database,
  { providerOrderId, userId }: { providerOrderId: string; userId: string },
) {
  if (!/^order_test_[\da-f]{32}$/.test(providerOrderId)) return null
  const [found] = await queries
    .select({ amountPaise: order.amountPaise })
    .from(order)
    .where(
      and(eq(order.providerOrderId, providerOrderId), eq(order.provider, 'test'), eq(order.userId, userId)),
    )
  return found ?? null
}

/** With the fields of the provider's errors. */
function errorOf(failed: ProviderPayment, providerOrderId: string) {
  return {
    code: 'BAD_REQUEST_ERROR',
    description: 'The payment failed, as you chose.',
    source: 'customer',
    step: 'payment_authorization',
    reason: 'payment_failed',
    metadata: { order_id: providerOrderId, payment_id: failed.id },
  }
}
