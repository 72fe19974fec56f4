import type { User } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'

/** Runs a read-only call and returns its response as JSON. Throws what the call throws. */
export type ReadCall = (asked: ReadRequest) => Promise<string>

export interface ReadRequest {
  readonly user: User | null
  /** Path parameters, decoded but not validated. */
  readonly params: Readonly<Record<string, string>>
}

/**
 * Registry of the read-only calls whose responses are embedded into pages: a page needs a dozen, and separate requests
 * would cost more than the look-ups.
 */
export interface ReadCalls {
  /** Registers a call by its path in the contract. */
  readonly add: (path: string, reading: ReadCall) => void
  /** Finds the call of an address below /api; null if no call that only reads has it. Throws `URIError` for an invalid escape. */
  readonly at: (address: string) => ((user: User | null) => Promise<string>) | null
}

declare module 'fastify' {
  interface FastifyInstance {
    readings: ReadCalls
  }
}

/** Must run before the calls are registered. */
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
