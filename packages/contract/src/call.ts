import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/** Who may make a call; the server refuses everybody else before it looks at anything. */
export type Access = 'anyone' | 'user' | 'admin'

/** One call of the product: the server routes by it, the browser calls by it, the published document lists it. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/api`, with `:name` for each parameter. */
  readonly path: string
  readonly summary: string
  readonly access: Access
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodObject
  /** True: the body is a file (application/octet-stream), handed on as it comes, of at most `bodyBytes`. */
  readonly upload?: true
  /** True: what is answered is a stream of server-sent events. */
  readonly sendsEvents?: true
  readonly response: z.ZodType
  /** Refusals beyond those any call can answer (not signed in, not allowed, bad input, too many requests). */
  readonly errors: readonly ErrorCode[]
  /** Largest body in bytes; the server's default (100 KB) when absent. */
  readonly bodyBytes?: number
}

/** Keeps the exact type of a call while checking that it is one. */
export function defineCall<const C extends Call>(call: C): C {
  return call
}

export type ResponseOf<C extends Call> = z.infer<C['response']>
export type BodyOf<C extends Call> = C extends { body: infer B extends z.ZodObject } ? z.input<B> : undefined
export type ParamsOf<C extends Call> = C extends { params: infer P extends z.ZodObject }
  ? z.input<P>
  : undefined
export type QueryOf<C extends Call> = C extends { query: infer Q extends z.ZodObject }
  ? z.input<Q>
  : undefined
