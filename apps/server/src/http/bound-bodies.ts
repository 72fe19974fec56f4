import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { callerNameOf } from './bearer-token.ts'
import { limitPerHolder } from './limit-per-holder.ts'
import { makeSendingBudget } from './sending-budget.ts'

/** A body from this length on is large. */
const largeBytes = 256 * 1024
/** Bodies that one person may be sending at the same time: more than the tabs that anybody uses at once. */
const maxBodiesPerPerson = 4
/**
 * The amount that one person may send in bodies of any size, so that nobody fills the database with saves. Typing into a
 * one-megabyte input, which is saved every few seconds, sends less.
 */
const sendingLimit = { atOnceBytes: 64 * 1024 * 1024, bytesPerSecond: 512 * 1024 }

/**
 * Bounds how many large bodies of one person are read at a time, and how much one person sends. Each body is completely in memory
 * before its call can count or refuse anything, and parsing it blocks everybody. Uploads are written to disk as they come, and
 * are not counted.
 */
export function boundBodies(
  app: FastifyInstance,
  context: Parameters<typeof callerNameOf>[0],
  limit = sendingLimit,
) {
  const ofPerson = limitPerHolder(maxBodiesPerPerson)
  const budget = makeSendingBudget(limit)
  // Runs after the hooks of the call, so that a caller without permission gets that error first.
  app.addHook('preParsing', async (request) => {
    const { raw, routeOptions } = request
    refuseCompressed(request)
    const bytes = announcedBytes(request)
    if (routeOptions.config.isUpload || bytes === 0 || raw.readableEnded) return
    // Refused by its length, and not read.
    if (bytes > routeOptions.bodyLimit) return
    // A connection that ended while hooks ran does not end again, so it would hold its place forever.
    if (raw.destroyed) return
    const who = callerNameOf(context, request)
    const isLarge = bytes >= largeBytes
    // The place is taken first, so that nobody is charged for a body that is not read.
    const release = isLarge ? ofPerson.take(who) : () => {}
    if (!release) throw tooMuch('You are sending too much at once.', 1)
    const waitSeconds = budget.take(who, bytes, performance.now())
    if (waitSeconds > 0) {
      release()
      throw tooMuch('You have sent too much in a short time.', waitSeconds)
    }
    if (!isLarge) return
    const { promise: over, resolve } = Promise.withResolvers<void>()
    for (const end of ['end', 'close'] as const) raw.once(end, () => resolve())
    void over.then(release)
  })
}

/** Of a compressed body the length says nothing: a few kilobytes may become megabytes that are kept, parsed and stored. */
function refuseCompressed({ headers }: FastifyRequest): void {
  const encoding = headers['content-encoding']
  if (encoding === undefined || encoding.trim().toLowerCase() === 'identity') return
  const message = 'The body must not be compressed: send it without the header content-encoding.'
  throw new AppError('bad_input', message, { errors: [{ field: 'body', message }] })
}

function tooMuch(message: string, seconds: number): AppError {
  return new AppError('too_many_requests', `${message} Try again in ${seconds} s.`, { retryAfter: seconds })
}

/** The announced length of the body in bytes; if none is announced, the maximum allowed length. */
function announcedBytes({ headers, routeOptions: { bodyLimit } }: FastifyRequest): number {
  const announced = headers['content-length']
  // Source: RFC 9112, 6.3: a request with neither header has no body.
  if (announced === undefined) return headers['transfer-encoding'] === undefined ? 0 : bodyLimit
  return Number(announced) >= 0 ? Number(announced) : bodyLimit
}
