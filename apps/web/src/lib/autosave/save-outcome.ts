import { utf8Bytes } from '@codedojo/contract'
import { ApiError, messageOf } from '../api/api-error.ts'

/**
 * What came of an attempt to save a text on the server. `changed` carries the version that was saved there in between,
 * `refused` what the server has against this text; after `failed` the same text may be taken later, after `later` it will
 * be, in so many seconds, after `signedOut` once the same person is signed in again.
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

/** When the server asks to wait without saying how long. */
const usualWaitSeconds = 10

/** A refusal is shown in the words about the text itself, where the server has some. */
export function saveFailureOf(error: unknown): SaveFailure {
  if (!(error instanceof ApiError)) return { kind: 'failed', message: messageOf(error) }
  // A server that has no place for it just now says when to come again, too.
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

/** Browsers refuse outright what is to outlive its page and has more than 64 KiB; an ordinary request at least tries. */
export function mayOutliveThePage(body: object): boolean {
  return utf8Bytes(JSON.stringify(body)) <= 64 * 1024
}
