import Razorpay from 'razorpay'
import { z } from 'zod'
import type { RazorpaySettings } from '../../../razorpay-settings.ts'
import { PaymentProviderError } from '../payment-provider.ts'
import { razorpayError } from './razorpay-error.ts'

/** Whoever waits for a page waits for this, too. */
const answerWithinMs = 10_000
const answerBytes = 2 * 1024 * 1024

/** The part of the package's HTTP client that is used here: the package hides it from its types. */
interface Transport {
  readonly defaults: {
    baseURL?: string
    maxRedirects?: number
    maxContentLength?: number
  }
  readonly interceptors: {
    readonly request: { readonly use: (change: <C extends { signal?: unknown }>(config: C) => C) => unknown }
    readonly response: { readonly use: (answered: null, failed: (error: unknown) => never) => unknown }
  }
  readonly post: (
    path: string,
    body: Readonly<Record<string, unknown>>,
    options: { readonly headers: Readonly<Record<string, string>> },
  ) => Promise<{ readonly data: unknown }>
}

export interface RazorpayClient {
  /** Asks through the package, and answers what came in a shape that is known. Throws only `PaymentProviderError`. */
  readonly ask: <S extends z.ZodType>(
    schema: S,
    call: (api: Razorpay, transport: Transport) => Promise<unknown>,
  ) => Promise<z.output<S>>
}

/** The official package, with an end to every wait, and every failure as `PaymentProviderError`. */
export function makeRazorpayClient({ keyId, keySecret, baseUrl }: RazorpaySettings): RazorpayClient {
  const api = new Razorpay({ key_id: keyId, key_secret: keySecret })
  const transport = transportOf(api)
  // A redirection would carry the keys elsewhere.
  Object.assign(transport.defaults, { baseURL: baseUrl, maxRedirects: 0, maxContentLength: answerBytes })
  transport.interceptors.request.use((config) => {
    config.signal = AbortSignal.timeout(answerWithinMs)
    return config
  })
  // The package reads status and body of every failure, also of those that have none: it gets both, and passes the error on.
  transport.interceptors.response.use(null, (failure) => {
    throw Object.assign(new Error('Razorpay failed.'), {
      response: { status: 0, data: { error: razorpayError(failure) } },
    })
  })
  return {
    ask: async (schema, call) => {
      const parsed = schema.safeParse(await answerOf(() => call(api, transport)))
      if (parsed.success) return parsed.data
      throw new PaymentProviderError(
        `Razorpay answered what cannot be understood: ${z.prettifyError(parsed.error)}`,
      )
    },
  }
}

async function answerOf(call: () => Promise<unknown>): Promise<unknown> {
  try {
    return await call()
  } catch (thrown) {
    throw errorIn(thrown)
  }
}

const thrownSchema = z.union([
  z.object({ error: z.instanceof(PaymentProviderError) }).transform(({ error }) => error),
  z
    .object({
      response: z.object({ data: z.object({ error: z.instanceof(PaymentProviderError) }) }),
    })
    .transform(({ response }) => response.data.error),
])

function errorIn(thrown: unknown): PaymentProviderError {
  const { data } = thrownSchema.safeParse(thrown)
  return data ?? new PaymentProviderError(`Razorpay could not be asked: ${String(thrown)}`)
}

function transportOf({ api }: Razorpay): Transport {
  if (!hasTransport(api)) throw new Error('The package "razorpay" has no HTTP client where it is expected.')
  return api.rq
}

function hasTransport(api: object): api is { readonly rq: Transport } {
  return 'rq' in api && typeof api.rq === 'function' && 'interceptors' in api.rq
}
