import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'

/** How events are put onto the line. */
export interface Framing {
  readonly newline: '\n' | '\r\n'
  /** Bytes of one write: letters, and the ends of events, are split anywhere. */
  readonly bytes: number
  /** Before each event, in ms. */
  readonly paceMs: number
}

/** Writes server-sent events; false: nobody reads any more. */
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
