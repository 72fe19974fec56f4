import type { BodyOf, Call, ParamsOf, QueryOf, ResponseOf } from '@codedojo/contract'
import { z } from 'zod'
import { unreadableAnswerError } from './api-error.ts'
import { parseRefusal } from './parse-refusal.ts'
import { sendSignedInRequest } from './send-signed-in-request.ts'

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [key in Name]?: never }
  : { [key in Name]: Value }

/** The parts of a request; a call has only those that its contract names. */
export type CallInput<C extends Call> = Part<'params', ParamsOf<C>> &
  Part<'body', BodyOf<C>> & {
    query?: QueryOf<C>
    signal?: AbortSignal
    keepalive?: boolean
    /** Sent without an act of the user, such as a draft; see `send-signed-in-request.ts`. */
    isBackground?: boolean
  }

export type InputArguments<C extends Call> =
  Record<never, never> extends CallInput<C> ? [input?: CallInput<C>] : [input: CallInput<C>]

export const partsSchema = z.object({
  params: z.record(z.string(), z.coerce.string()).default({}),
  query: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).optional()).default({}),
  body: z.unknown().optional(),
  signal: z.instanceof(AbortSignal).optional(),
  keepalive: z.boolean().default(false),
  isBackground: z.boolean().default(false),
})
type Parts = z.infer<typeof partsSchema>

/**
 * Makes one call of the contract and returns its answer, parsed with the contract's schema. Throws `ApiError` when the server
 * refuses, does not respond, or responds with another shape; an abort is rethrown. A call that fails because the session has
 * ended waits until the same person has signed in again, see `session-end.ts`.
 */
export async function callApi<C extends Call>(
  call: C,
  ...[input]: InputArguments<C>
): Promise<ResponseOf<C>> {
  return readAnswer(call, await fetchAnswer(call, partsSchema.parse(input ?? {})))
}

/** One page of a list, and the number of all its entries. */
export interface ListPage<Items> {
  readonly items: Items
  readonly total: number
}

/** Like `callApi`, for a call that returns one page of a list and the number of all entries in `X-Total-Count`. */
export async function callApiPage<C extends Call>(
  call: C,
  ...[input]: InputArguments<C>
): Promise<ListPage<ResponseOf<C>>> {
  const response = await fetchAnswer(call, partsSchema.parse(input ?? {}))
  const items = await readAnswer(call, response)
  const total = z.coerce
    .number()
    .int()
    .safeParse(response.headers.get('x-total-count') ?? undefined)
  if (!total.success) throw unreadableAnswerError(response.status, total.error)
  return { items, total: total.data }
}

/** Parses a response with the contract's schema; throws `ApiError` for a refusal or another shape. */
export async function readAnswer<C extends Call>(call: C, response: Response): Promise<ResponseOf<C>> {
  const body = await readJson(response)
  if (!response.ok) throw parseRefusal(response, body)
  const answer = z.safeParse<C['response']>(call.response, body)
  if (!answer.success) throw unreadableAnswerError(response.status, answer.error)
  return answer.data
}

/** The raw response of a call. */
export function fetchAnswer(call: Call, { params, query, ...question }: Parts): Promise<Response> {
  return sendSignedInRequest(callUrl(call.path, params, query), { method: call.method, ...question })
}

/** The URL of a call below `/api`, with its path parameters and query. */
export function callUrl(path: string, params: Parts['params'], query: Parts['query']): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return `/api${filled}${search.size > 0 ? `?${search}` : ''}`
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return undefined // An empty body or another format: the caller's schema rejects it.
  }
}
