import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { FakePayment } from '../../../apps/server/src/testing/fake-razorpay/bank.ts'
import type { FakeRazorpay } from '../../../apps/server/src/testing/fake-razorpay/fake-razorpay.ts'

const retryMs = 200

const orderedSchema = z.object({ id: z.string(), orderId: z.string() })
export type OrderAnswer = z.infer<typeof orderedSchema>

/** A buyer that uses the HTTP API and repeats requests without an answer. */
export interface Buyer {
  /** null if the last item was sold to somebody else. */
  readonly order: (productId: string) => Promise<OrderAnswer | null>
  /** Sends one request; null if there was no answer. */
  readonly orderOnce: (productId: string) => Promise<OrderAnswer | null>
  /** Returns the status. */
  readonly verify: (paid: FakePayment, productId: string) => Promise<number>
  /** Sends one request; 0 if there was no answer. */
  readonly verifyOnce: (paid: FakePayment, productId: string) => Promise<number>
}

/** How a buyer reaches the shop and its fake payment provider. */
export interface ShopAccess {
  /** Current URL of a server. */
  readonly url: () => string
  readonly fake: FakeRazorpay
  /** Time limit for an answer. */
  readonly answerWithinMs: number
}

export async function signUpBuyer({ url, fake, answerWithinMs }: ShopAccess): Promise<Buyer> {
  const account = { firstName: 'Meera', emailId: `${randomUUID()}@example.org`, terms: true }
  const body = { ...account, password: 'a long enough one' }
  const waiting = () => ({ signal: AbortSignal.timeout(answerWithinMs) })
  const registered = await fetch(`${url()}/api/user/register`, { ...requestOf(body, ''), ...waiting() })
  if (registered.status !== 200) throw new Error(`Signing up failed: ${await registered.text()}`)
  const cookie = registered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

  const ask = (path: string, asked: object) =>
    fetch(`${url()}/api${path}`, { ...requestOf(asked, cookie), ...waiting() }).catch(() => null)
  const orderOnce = (productId: string) => ask(`/goodies/orderid/${productId}`, {})
  const verifyOnce = async (paid: FakePayment, productId: string) => {
    const answer = await ask('/goodies/paymentverify', { productId, ...fake.windowAnswer(paid) })
    return answer?.status ?? 0
  }
  return {
    order: async (productId) => {
      for (;;) {
        const answer = await orderOnce(productId)
        if (answer?.status === 409) return null
        if (answer?.status === 200) return orderedSchema.parse(await answer.json())
        if (answer && answer.status < 500) throw new Error(`Ordering failed: ${await answer.text()}`)
        await sleep(retryMs)
      }
    },
    orderOnce: async (productId) => {
      const answer = await orderOnce(productId)
      return answer?.status === 200 ? orderedSchema.parse(await answer.json()) : null
    },
    verify: async (paid, productId) => {
      for (;;) {
        const status = await verifyOnce(paid, productId)
        if (status !== 0 && status < 500) return status
        await sleep(retryMs)
      }
    },
    verifyOnce,
  }
}

function requestOf(body: object, cookie: string): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  }
}
