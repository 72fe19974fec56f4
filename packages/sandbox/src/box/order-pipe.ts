import { closeSync, constants, openSync, readSync, writeSync } from 'node:fs'
import { hasCode } from '../has-code.ts'
import { SandboxError } from '../sandbox-error.ts'

/** The way in which a waiting process gets an order: faster than a file, which costs a write to the journal. */
export interface OrderPipe extends Disposable {
  /** Throws `SandboxError` when the order is longer than what a pipe holds. */
  readonly write: (order: string) => void
  /** Takes back what a process that died has not read: the next one must not do it. */
  readonly clear: () => void
}

/** Opens a named pipe for both reading and writing, so that neither side ever waits for the other to open it. */
export function openOrderPipe(path: string): OrderPipe {
  const fd = openSync(path, constants.O_RDWR | constants.O_NONBLOCK)
  const rest = Buffer.alloc(64 * 1024)
  return {
    write: (order) => {
      const bytes = Buffer.from(order)
      if (writeSync(fd, bytes) !== bytes.length) throw new SandboxError('The order to a box is too long.')
    },
    clear: () => {
      try {
        readSync(fd, rest)
      } catch (error) {
        if (!hasCode(error, 'EAGAIN')) throw error
      }
    },
    [Symbol.dispose]: () => closeSync(fd),
  }
}
