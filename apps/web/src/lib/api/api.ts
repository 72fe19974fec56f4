import type { BodyOf, Call, ParamsOf, QueryOf, ResponseOf } from '@codedojo/contract'
import { z } from 'zod'
import { unreadableAnswer } from './api-error.ts'
import { askSignedIn } from './ask-signed-in.ts'
import { refusalOf } from './refusal-of.ts'

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [key in Name]?: never }
  : { [key in Name]: Value }

/** The parts of a request; only those that the call has. */
export type CallInput<C extends Call> = Part<'params', ParamsOf<C>> &
  Part<'body', BodyOf<C>> & {
    query?: QueryOf<C>
    signal?: AbortSignal
    keepalive?: boolean
    /** It is sent by itself; see `ask-signed-in.ts`. */
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
 * Makes one call of the contract and gives its answer, read with the contract's schema.
 * Throws `ApiError` when the server refuses, does not answer or answers something else; an abort is thrown as it is.
 * A call that is refused because the session has ended waits until the same person is signed in again, see `session-end.ts`.
 */
export async function callApi<C extends Call>(
  call: C,
  ...[input]: InputArguments<C>
): Promise<ResponseOf<C>> {
  return readAnswer(call, await answerOf(call, partsSchema.parse(input ?? {})))
}

/** A page of a list and the length of the whole list. */
export interface ListPage<Items> {
  readonly items: Items
  readonly total: number
}

/** The same for a call that answers a page of a list and tells the length of the whole in `X-Total-Count`. */
export async function callApiPage<C extends Call>(
  call: C,
  ...[input]: InputArguments<C>
): Promise<ListPage<ResponseOf<C>>> {
  const response = await answerOf(call, partsSchema.parse(input ?? {}))
  const items = await readAnswer(call, response)
  const total = z.coerce
    .number()
    .int()
    .safeParse(response.headers.get('x-total-count') ?? undefined)
  if (!total.success) throw unreadableAnswer(response.status, total.error)
  return { items, total: total.data }
}

/** The answer read with the contract's schema; throws `ApiError` for a refusal or anything else. */
export async function readAnswer<C extends Call>(call: C, response: Response): Promise<ResponseOf<C>> {
  const body = await readJson(response)
  if (!response.ok) throw refusalOf(response, body)
  const answer = z.safeParse<C['response']>(call.response, body)
  if (!answer.success) throw unreadableAnswer(response.status, answer.error)
  return answer.data
}

/** The answer as it comes. */
export function answerOf(call: Call, { params, query, ...question }: Parts): Promise<Response> {
  return askSignedIn(urlOf(call.path, params, query), { method: call.method, ...question })
}

/** Address of a call below `/api`, its parameters and its query written in. */
export function urlOf(path: string, params: Parts['params'], query: Parts['query']): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return `/api${filled}${search.size > 0 ? `?${search}` : ''}`
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return undefined // An empty body or another format: the callers' schemas refuse it.
  }
}
