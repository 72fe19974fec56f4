import { closeSync, constants, openSync, readSync, writeSync } from 'node:fs'
import { hasErrorCode } from '../has-error-code.ts'
import { SandboxError } from '../sandbox-error.ts'

/** A channel to send a command to a waiting process. It is faster than a file, which costs a journal write. */
export interface CommandPipe extends Disposable {
  /** Throws `SandboxError` if the command is longer than the capacity of a pipe. */
  readonly write: (order: string) => void
  /** Discards a command that a dead process has not read, so that the next process does not execute it. */
  readonly clear: () => void
}

/** Opens a named pipe for reading and writing, so that neither side blocks until the other opens it. */
export function openCommandPipe(path: string): CommandPipe {
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
        if (!hasErrorCode(error, 'EAGAIN')) throw error
      }
    },
    [Symbol.dispose]: () => closeSync(fd),
  }
}
