import { utf8Bytes } from '@codedojo/contract'
import { ApiError, messageOf } from '../api/api-error.ts'

/**
 * The result of saving a text on the server. `changed`: carries the version that another device saved in between. `refused`:
 * the server rejects this text. `failed`: the same text may succeed later. `later`: retry after so many seconds. `signedOut`:
 * retry once the same person has signed in again.
 */
export type SaveOutcome =
  | { kind: 'saved'; revision: number }
  | { kind: 'changed'; text: string; revision: number }
  | SaveFailure

export type SaveFailure =
  | { kind: 'refused'; message: string }
  | { kind: 'later'; message: string; afterSeconds: number }
  | { kind: 'failed'; message: string }
  | { kind: 'signedOut'; message: string }

/** When the server asks to wait without a `Retry-After`. */
const usualWaitSeconds = 10

/** Prefers the server's message about the text itself over the general one. */
export function saveFailureOf(error: unknown): SaveFailure {
  if (!(error instanceof ApiError)) return { kind: 'failed', message: messageOf(error) }
  // A server that has no capacity now answers 503 with `Retry-After`.
  if (error.status === 429 || (error.status === 503 && error.retryAfterSeconds !== null)) {
    return {
      kind: 'later',
      message: error.message,
      afterSeconds: error.retryAfterSeconds ?? usualWaitSeconds,
    }
  }
  const isRefused = error.status >= 400 && error.status < 500
  if (!isRefused) return { kind: 'failed', message: messageOf(error) }
  if (error.code === 'not_signed_in') return { kind: 'signedOut', message: error.message }
  return { kind: 'refused', message: error.errors[0]?.message ?? error.message }
}

/** Browsers refuse `keepalive` requests above 64 KiB; such a body is sent as an ordinary request, which may still arrive. */
export function fitsKeepaliveLimit(body: object): boolean {
  return utf8Bytes(JSON.stringify(body)) <= 64 * 1024
}
