import type { AddedPerson } from '../durability/add-people.ts'
import { followEvents } from '../durability/follow-events.ts'
import type { LeakDetector } from './leak-detector.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A user all of whose responses are inspected by the leak detector. */
export interface ContestantClient {
  readonly userId: string
  readonly ask: (
    method: Method,
    path: string,
    body?: object,
  ) => Promise<{ readonly status: number; readonly text: string }>
  /** Follows the judging events of their own submissions until the signal is aborted. */
  readonly follow: (signal: AbortSignal) => Promise<void>
}

interface ClientOptions {
  readonly address: string
  /** null for an admin, who may read everything. */
  readonly leakDetector: LeakDetector | null
}

export function makeContestantClient(
  { userId, cookie }: AddedPerson,
  { address, leakDetector }: ClientOptions,
): ContestantClient {
  return {
    userId,
    ask: async (method, path, body) => {
      const headers = { cookie, ...(body && { 'content-type': 'application/json' }) }
      const request = { method, headers, ...(body && { body: JSON.stringify(body) }) }
      const answer = await fetch(`${address}/api${path}`, request)
      const text = await answer.text()
      leakDetector?.look({ userId, where: `${method} ${path}`, text })
      return { status: answer.status, text }
    },
    follow: (signal) =>
      followEvents({
        connect: () => fetch(`${address}/api/submission/events`, { headers: { cookie }, signal }),
        onEvent: (event) => {
          leakDetector?.look({ userId, where: 'the events', text: JSON.stringify(event) })
        },
        signal,
      }),
  }
}

/** Returns the body of a response. Throws if the request was refused. */
export async function granted(answer: ReturnType<ContestantClient['ask']>): Promise<unknown> {
  const { status, text } = await answer
  if (status >= 300) throw new Error(`It was refused with ${status}: ${text}`)
  return JSON.parse(text)
}
