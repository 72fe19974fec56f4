import Razorpay from 'razorpay'
import { z } from 'zod'
import type { RazorpaySettings } from '../../../razorpay-settings.ts'
import { PaymentProviderError } from '../payment-provider.ts'
import { razorpayError } from './razorpay-error.ts'

/** Timeout, because a page is waiting. */
const answerWithinMs = 10_000
const answerBytes = 2 * 1024 * 1024

/** Type of the package's HTTP client, which its types hide. */
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
  /** Sends a request through the package, and validates the response. Throws only `PaymentProviderError`. */
  readonly ask: <S extends z.ZodType>(
    schema: S,
    call: (api: Razorpay, transport: Transport) => Promise<unknown>,
  ) => Promise<z.output<S>>
}

/** The official package with timeouts, and with every failure as `PaymentProviderError`. */
export function makeRazorpayClient({ keyId, keySecret, baseUrl }: RazorpaySettings): RazorpayClient {
  const api = new Razorpay({ key_id: keyId, key_secret: keySecret })
  const transport = transportOf(api)
  // A redirect would leak the keys to another host.
  Object.assign(transport.defaults, { baseURL: baseUrl, maxRedirects: 0, maxContentLength: answerBytes })
  transport.interceptors.request.use((config) => {
    config.signal = AbortSignal.timeout(answerWithinMs)
    return config
  })
  // The package reads status and body of every error, also of those that have none: supply both, and pass the error on.
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
