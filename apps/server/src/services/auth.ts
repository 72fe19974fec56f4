import type { User } from '@codedojo/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The part of an HTTP request or socket handshake that identifies the caller. */
export type Asker = Pick<FastifyRequest, 'headers' | 'ip'>

export interface OpenedSession {
  readonly sessionId: string
  /** Headers that set the session cookies. */
  readonly headers: Headers
}

export interface Auth {
  /** Opens a session for a person whose credentials were verified: for 30 days, or until the browser is closed. */
  readonly openSession: (
    opening: { readonly userId: string; readonly endsWithBrowser: boolean },
    request: Asker,
  ) => Promise<OpenedSession>
  /** Ends the session of this request. Returns headers that delete its cookies. */
  readonly endSession: (request: Asker) => Promise<Headers>
  /**
   * The user of this request, read for every call, so that a changed role takes effect at once; null without a session,
   * and for a page that was opened by another user than the session's current one, because input of the first user must
   * not be stored for the second.
   */
  readonly userOf: (request: Asker) => Promise<User | null>
  /** Whether the session of this request began within the last 15 minutes. */
  readonly isRecentSignIn: (request: Asker) => Promise<boolean>
  /** The session of this request; throws `not_signed_in` without one. */
  readonly sessionIdOf: (request: Asker) => Promise<string>
  /** Fair share key as far as it is known without a query: the account, the session by its signature, or the network. */
  readonly askerNameOf: (request: Asker) => string
  readonly devices: KnownDevices
}

/** Devices on which somebody has signed in successfully. */
export interface KnownDevices {
  /** The id of the sending device, if the account has signed in there before; null otherwise. */
  readonly idOf: (request: Pick<FastifyRequest, 'headers'>, userId: string) => string | null
  /** Records that the account has signed in on this device. */
  readonly remember: (
    exchange: { readonly request: Pick<FastifyRequest, 'headers'>; readonly reply: FastifyReply },
    userId: string,
  ) => void
}
