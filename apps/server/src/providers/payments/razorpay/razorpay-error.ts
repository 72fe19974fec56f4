import { z } from 'zod'
import { PaymentProviderError } from '../payment-provider.ts'

const failureSchema = z.object({
  code: z.string().optional(),
  response: z.object({ status: z.number(), data: z.unknown() }).optional(),
})

/** Source: Razorpay, "Errors". */
const saidSchema = z.object({ error: z.object({ code: z.string(), description: z.string() }) })

const statusesOfRefusals = new Set([400, 404, 422])

/**
 * Converts a failed request. The error is not kept as cause, because it contains the keys. Only an error response of
 * Razorpay itself counts as a rejection; wrong keys, timeouts, a proxy's error page, their outages and an insufficient
 * balance for refunds may be temporary.
 */
export function razorpayError(failure: unknown): PaymentProviderError {
  const { data: seen } = failureSchema.safeParse(failure)
  if (!seen?.response)
    return new PaymentProviderError(`Razorpay did not answer (${seen?.code ?? 'no reason'}).`)
  const { status, data } = seen.response
  const said = saidSchema.safeParse(data)
  if (!said.success) return new PaymentProviderError(`Razorpay answered with status ${status} and no reason.`)
  const { code, description } = said.data.error
  const isRefusal =
    statusesOfRefusals.has(status) && code === 'BAD_REQUEST_ERROR' && !/balance/i.test(description)
  return new PaymentProviderError(`Razorpay refused (${status}): ${description}`, { isRefusal })
}
