import { z } from 'zod'
import { type Bank, BankRefusal } from './bank.ts'

export interface FakeRequest {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: unknown
  /** Header X-Refund-Idempotency. */
  readonly refundKey: string | null
}

const amountSchema = z.object({ amount: z.number().int() })
const orderSchema = amountSchema.extend({ receipt: z.string().max(40).nullish(), currency: z.literal('INR') })
const refundSchema = z.object({ amount: z.number().int().optional(), receipt: z.string().nullish() })

type Route = readonly [
  method: string,
  path: RegExp,
  answer: (bank: Bank, asked: FakeRequest, id: string) => unknown,
]

const routes: readonly Route[] = [
  [
    'POST',
    /^\/v1\/orders$/,
    (bank, { body }) => {
      const { amount, receipt } = orderSchema.parse(body)
      return bank.addOrder({ amount, receipt: receipt ?? null })
    },
  ],
  [
    'GET',
    /^\/v1\/orders$/,
    (bank, { query }) => {
      const receipt = query.get('receipt')
      const found = [...bank.orders.values()].filter((order) => receipt === null || order.receipt === receipt)
      return listed(found.slice(0, Number(query.get('count') ?? 10)))
    },
  ],
  [
    'GET',
    /^\/v1\/orders\/(\w+)\/payments$/,
    (bank, _, id) => listed([...bank.payments.values()].filter(({ order_id }) => order_id === id)),
  ],
  ['GET', /^\/v1\/payments\/(\w+)$/, (bank, _, id) => bank.payment(id)],
  [
    'POST',
    /^\/v1\/payments\/(\w+)\/capture$/,
    (bank, { body }, id) => bank.capture(id, amountSchema.parse(body).amount),
  ],
  [
    'POST',
    /^\/v1\/payments\/(\w+)\/refund$/,
    (bank, { body, refundKey }, id) => {
      const { amount } = refundSchema.parse(body)
      return bank.refund(id, { ...(amount !== undefined && { amount }), key: refundKey })
    },
  ],
  [
    'GET',
    /^\/v1\/payments\/(\w+)\/refunds$/,
    (bank, _, id) => listed([...bank.refunds.values()].filter(({ payment_id }) => payment_id === id)),
  ],
  [
    'GET',
    /^\/v1\/refunds\/(\w+)$/,
    (bank, _, id) => {
      const refund = bank.refunds.get(id)
      if (!refund) throw new BankRefusal('The id provided does not exist')
      return refund
    },
  ],
]

const listed = (items: readonly unknown[]) => ({ entity: 'collection', count: items.length, items })

export interface FakeAnswer {
  readonly status: number
  readonly body: unknown
}

/** The responses of Razorpay without failures. */
export function answerRequest(bank: Bank, asked: FakeRequest): FakeAnswer {
  for (const [method, path, answer] of routes) {
    const match = method === asked.method ? path.exec(asked.path) : null
    if (match) return { status: 200, ...said(() => answer(bank, asked, match[1] ?? '')) }
  }
  return refusal(404, 'The requested URL was not found on the server.')
}

function said(answer: () => unknown): Partial<FakeAnswer> & { body: unknown } {
  try {
    return { body: answer() }
  } catch (error) {
    if (error instanceof BankRefusal || error instanceof z.ZodError) return refusal(400, error.message)
    throw error
  }
}

/** Source: Razorpay, "Errors". */
export function refusal(status: number, description: string): FakeAnswer {
  return {
    status,
    body: {
      error: {
        code: 'BAD_REQUEST_ERROR',
        description,
        source: 'business',
        step: 'payment_initiation',
        reason: 'input_validation_failed',
        metadata: {},
      },
    },
  }
}
