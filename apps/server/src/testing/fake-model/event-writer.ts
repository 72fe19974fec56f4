import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'

/** How events are written to the connection. */
export interface Framing {
  readonly newline: '\n' | '\r\n'
  /** Bytes per write: characters and event separators may be split. */
  readonly bytes: number
  /** Delay before each event, in ms. */
  readonly paceMs: number
}

/** Writes server-sent events; returns false if the client has disconnected. */
export function eventWriter(reply: ServerResponse, framing: () => Framing) {
  return async (data: string): Promise<boolean> => {
    const { newline, bytes, paceMs } = framing()
    if (paceMs > 0) await sleep(paceMs)
    const whole = Buffer.from(`data: ${data}${newline}${newline}`)
    for (let from = 0; from < whole.length; from += bytes) {
      if (reply.destroyed) return false
      const isTaken = reply.write(whole.subarray(from, from + bytes))
      await (isTaken ? nextTurn() : Promise.race([once(reply, 'drain'), once(reply, 'close')]))
    }
    return !reply.destroyed
  }
}
