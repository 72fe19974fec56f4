import type { User } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'

/** What a call that only reads answers, as JSON. Throws as the call does. */
export type ReadCall = (asked: ReadRequest) => Promise<string>

export interface ReadRequest {
  readonly user: User | null
  /** As they stand in the address. */
  readonly params: Readonly<Record<string, string>>
}

/**
 * The calls of a server whose answers pages come with: a page asks for a dozen at once, and each as a request of its own would cost more
 * than what it looks up.
 */
export interface ReadCalls {
  /** A path as the contract writes it. */
  readonly add: (path: string, reading: ReadCall) => void
  /** null: no call that only reads is at this address below /api. Throws `URIError` for an escape that is none. */
  readonly at: (address: string) => ((user: User | null) => Promise<string>) | null
}

declare module 'fastify' {
  interface FastifyInstance {
    readings: ReadCalls
  }
}

/** Before the calls are registered. */
export function addReadCalls(app: FastifyInstance): void {
  app.decorate('readings', makeReadings())
}

function makeReadings(): ReadCalls {
  const known: { readonly segments: readonly string[]; readonly reading: ReadCall }[] = []
  return {
    add: (path, reading) => known.push({ segments: path.split('/'), reading }),
    at: (address) => {
      const given = address.split('/')
      for (const { segments, reading } of known) {
        const params = paramsOf(given, segments)
        if (params) return (user) => reading({ user, params })
      }
      return null
    },
  }
}

function paramsOf(
  given: readonly string[],
  segments: readonly string[],
): Readonly<Record<string, string>> | null {
  if (given.length !== segments.length) return null
  const params: Record<string, string> = {}
  for (const [at, segment] of segments.entries()) {
    const value = given[at] ?? ''
    if (segment.startsWith(':')) params[segment.slice(1)] = decodeURIComponent(value)
    else if (segment !== value) return null
  }
  return params
}
