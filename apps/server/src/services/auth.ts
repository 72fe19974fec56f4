import type { User } from '@codedojo/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** What tells who asks: of a call, or of the request that a socket began with. */
export type Asker = Pick<FastifyRequest, 'headers' | 'ip'>

export interface OpenedSession {
  readonly sessionId: string
  /** With the cookies for the browser. */
  readonly headers: Headers
}

export interface Auth {
  /** Opens a session for somebody who has proved who they are: of 30 days, or until the browser is closed. */
  readonly openSession: (
    opening: { readonly userId: string; readonly endsWithBrowser: boolean },
    request: Asker,
  ) => Promise<OpenedSession>
  /** Ends the session of this request. Answers the removal of its cookies. */
  readonly endSession: (request: Asker) => Promise<Headers>
  /**
   * Who sends this request, read anew for every call so that a changed role counts at once; null without a session, and for a
   * page of somebody else than whose session it is now: what the first has typed must not be kept in the name of the second.
   */
  readonly userOf: (request: Asker) => Promise<User | null>
  /** The session of this request; throws `not_signed_in` without one. */
  readonly sessionIdOf: (request: Asker) => Promise<string>
  /** For whom this is asked as far as that is known without asking: the account, or the network. */
  readonly askerNameOf: (request: Asker) => string
  readonly devices: KnownDevices
}

/** The devices on which somebody has proved who they are. */
export interface KnownDevices {
  /** The id of the device that sends the request, if the account was proved there before; null otherwise. */
  readonly idOf: (request: Pick<FastifyRequest, 'headers'>, userId: string) => string | null
  /** Keeps that the account was proved on this device. */
  readonly remember: (
    exchange: { readonly request: Pick<FastifyRequest, 'headers'>; readonly reply: FastifyReply },
    userId: string,
  ) => void
}
