import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { Part } from './parts.ts'

/** The role that a call requires; the server rejects all other callers before it parses anything. */
export type Access = 'anyone' | 'user' | 'admin'

/** An API operation: the server creates a route from it, the browser a client function, and the OpenAPI document an entry. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path below `/api`, with `:name` for each parameter. */
  readonly path: string
  readonly summary: string
  readonly access: Access
  /** The part of the product that it belongs to: an installation without that part answers 404 with `part_off`. */
  readonly part?: Part
  /** Refused with `sign_in_again` unless the session began within the last 15 minutes: for what must not be done at a screen that was left. */
  readonly needsRecentSignIn?: true
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodObject
  /** True if the body is a file (application/octet-stream) of at most `bodyBytes`, which is streamed. */
  readonly upload?: true
  /** True if the response is a stream of server-sent events. */
  readonly sendsEvents?: true
  readonly response: z.ZodType
  /** Error codes in addition to those of every call (not signed in, forbidden, invalid input, rate limit). */
  readonly errors: readonly ErrorCode[]
  /** Maximum body size in bytes; default: the server's limit of 100 KB. */
  readonly bodyBytes?: number
}

/** Checks that the value is a call while preserving its exact type. */
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
