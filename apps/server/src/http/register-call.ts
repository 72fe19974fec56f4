import { Readable } from 'node:stream'
import type { Call, User } from '@codedojo/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { z } from 'zod'
import type { Context } from '../context.ts'
import { AppError } from './app-error.ts'
import { bearerTokenOf, requireTokenUser } from './bearer-token.ts'
import { refuseCrossSite } from './cross-site.ts'
import { badInput, type Issue, parseInput } from './parse-input.ts'
import { sendReady } from './ready-response.ts'
import { requirePart } from './require-part.ts'
import { SerializedAnswer } from './serialized-answer.ts'
import { signInAgain } from './sign-in-again.ts'

type Input<S> = S extends z.ZodType ? z.output<S> : undefined
type Body<C extends Call> = C extends { upload: true } ? Readable : Input<C['body']>

/** Input of a call's handler, after all checks. */
export interface CallInput<C extends Call, Found> {
  readonly user: C['access'] extends 'anyone' ? User | null : User
  readonly params: Input<C['params']>
  readonly query: Input<C['query']>
  readonly body: Body<C>
  /** Result of `find`. */
  readonly found: Found
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export interface CallHandler<C extends Call, Found> {
  /** Finds the item in the path before the body is read; throws the 404. */
  readonly find?: (asked: { user: User | null; params: Input<C['params']> }) => Promise<Found>
  /** Additional validation errors for an invalid body, so that all errors are reported at once. */
  readonly faultsBesides?: (body: unknown, found: Found) => Promise<readonly Issue[]>
  /** Rate limit; checked after the input was validated. */
  readonly limit?: (asked: CallInput<C, Found>) => Promise<void>
  /** The response must match the contract; a stream, see `streamList`, is validated while it is sent. */
  readonly run: (asked: CallInput<C, Found>) => Promise<Answer<C>>
}

/** Result of a handler. A call that sends events does so itself, see `EventStreams`, and returns the reply. */
type Answer<C extends Call> = C extends { sendsEvents: true }
  ? FastifyReply
  : z.input<C['response']> | SerializedAnswer<C> | Readable

declare module 'fastify' {
  interface FastifyRequest {
    /** Data that the hooks store on the request. */
    call: { user: User | null; params: unknown; found: unknown } | null
  }
}

/**
 * Registers a call of the contract. Checks run in this order: a part that is off 404, not signed in 401, cross-site or not allowed 403, not
 * found 404, no recent sign-in 403, too large 413, invalid input 400, rate limit 429, then the call's own errors.
 */
export function registerCall<C extends Call, Found = undefined>(
  app: FastifyInstance,
  context: Context,
  call: C,
  code: CallHandler<C, Found>,
): void {
  const route = {
    method: call.method,
    url: `/api${call.path}`,
    ...(call.bodyBytes !== undefined && { bodyLimit: call.bodyBytes }),
    onRequest: async (request: FastifyRequest) => {
      requirePart(context, call)
      const user = await requireCaller(context, call, request)
      refuseCrossSite(request, context.config.publicUrl, call.upload ? 'file' : 'json')
      request.call = { user, ...(await findFor(call, code, { user, params: request.params })) }
      if (call.needsRecentSignIn && !(await context.auth.isRecentSignIn(request))) throw signInAgain()
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      // oxlint-disable-next-line typescript/consistent-type-assertions
      const asked = {
        ...request.call,
        query: call.query ? parseInput(call.query, request.query, 'bad_input') : undefined,
        body: call.upload ? fileIn(request) : await bodyOf(call, request, code.faultsBesides),
        request,
        reply,
      } as CallInput<C, Found>
      await code.limit?.(asked)
      const answer = await code.run(asked)
      if (call.sendsEvents) return answer
      if (answer instanceof SerializedAnswer && answer.call === call)
        return sendReady(answer.response, { request, reply })
      reply.header('cache-control', 'no-store')
      return reply.send(answer instanceof Readable ? answer : call.response.parse(answer))
    },
  }
  if (call.upload) acceptFile(app, route)
  else app.route(route)
}

type ReadingAskedOf<C extends Call, Found> = Omit<CallInput<C, Found>, 'body' | 'request' | 'reply'>

export interface ReadCallHandler<C extends Call, Found> extends Pick<CallHandler<C, Found>, 'find'> {
  readonly read: (asked: ReadingAskedOf<C, Found>) => Promise<Answer<C>>
  /** Additional response headers. */
  readonly headers?: (asked: ReadingAskedOf<C, Found>) => Promise<Readonly<Record<string, string>>>
}

/**
 * Registers a read-only call, which needs neither request nor reply, so that its response can be embedded into pages.
 */
export function registerReadCall<C extends Call, Found = undefined>(
  app: FastifyInstance,
  context: Context,
  call: C,
  { find, read, headers }: ReadCallHandler<C, Found>,
): void {
  const code: CallHandler<C, Found> = {
    ...(find && { find }),
    run: async (asked) => {
      if (headers) asked.reply.headers(await headers(asked))
      return read(asked)
    },
  }
  registerCall(app, context, call, code)
  app.readings.add(call.path, async ({ user: reader, params }) => {
    requirePart(context, call)
    const user = call.access === 'anyone' ? null : reader
    if (call.access !== 'anyone' && !user) throw notSignedIn()
    const query = call.query ? parseInput(call.query, {}, 'bad_input') : undefined
    // oxlint-disable-next-line typescript/consistent-type-assertions
    const asked = { user, query, ...(await findFor(call, code, { user, params })) } as ReadingAskedOf<
      C,
      Found
    >
    const answer = await read(asked)
    return answer instanceof SerializedAnswer
      ? answer.response.text
      : JSON.stringify(call.response.parse(answer))
  })
}

/** Checks before the handler runs. Throws `not_allowed`, `not_found` and what `find` throws. */
async function findFor<C extends Call, Found>(
  call: C,
  code: Pick<CallHandler<C, Found>, 'find'>,
  { user, params: given }: { readonly user: User | null; readonly params: unknown },
): Promise<{ readonly params: unknown; readonly found: Found | undefined }> {
  requireRole(call, user)
  const params = call.params ? parseInput(call.params, given, 'not_found') : undefined
  // The schema of this call has validated it, but its type is lost. The same is true of the casts above.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  const found = await code.find?.({ user, params: params as Input<C['params']> })
  return { params, found }
}

/** Encapsulated, because all other routes accept only JSON. */
function acceptFile(app: FastifyInstance, route: RouteOptions): void {
  app.register(async (scope) => {
    scope.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload))
    scope.route({ ...route, config: { isUpload: true } })
  })
}

async function bodyOf<Found>(
  call: Call,
  request: FastifyRequest,
  faultsBesides: CallHandler<Call, Found>['faultsBesides'],
): Promise<unknown> {
  if (!call.body) return undefined
  const body = request.body ?? {}
  const parsed = call.body.safeParse(body)
  if (parsed.success) return parsed.data
  // oxlint-disable-next-line typescript/consistent-type-assertions
  const others = await faultsBesides?.(body, request.call?.found as Found)
  throw badInput([...parsed.error.issues, ...(others ?? [])])
}

function fileIn(request: FastifyRequest): Readable {
  if (request.body instanceof Readable) return request.body
  const message = 'Send the file itself as the body (content-type application/octet-stream).'
  throw new AppError('bad_input', message, { errors: [{ field: 'body', message }] })
}

/** The caller, by an API token or by a session; null if the call is public. Throws what the two throw. */
function requireCaller(context: Context, call: Call, request: FastifyRequest): Promise<User | null> {
  const token = call.access === 'anyone' ? null : bearerTokenOf(request)
  return token === null ? requireSignedIn(context, call, request) : requireTokenUser(context, call, token)
}

/** The caller by a session; null if the call is public. Throws `not_signed_in`. */
export async function requireSignedIn(
  context: Context,
  call: Pick<Call, 'access'>,
  request: FastifyRequest,
): Promise<User | null> {
  if (call.access === 'anyone') return null
  const user = await context.auth.userOf(request)
  if (!user) throw notSignedIn()
  return user
}

function notSignedIn(): AppError {
  return new AppError('not_signed_in', 'Please sign in.')
}

/** Throws `not_allowed`. */
export function requireRole(call: Pick<Call, 'access'>, user: User | null): void {
  if (call.access === 'admin' && user?.role !== 'admin') {
    throw new AppError('not_allowed', 'Only an administrator may do this.')
  }
}
