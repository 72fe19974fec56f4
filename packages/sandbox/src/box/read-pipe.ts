import { constants, openSync } from 'node:fs'
import { Socket } from 'node:net'

/** The reading end of a named pipe that a program will write to. */
export interface PipeReader extends Disposable {
  /** Settles when every writer has gone and all was read. */
  readonly ended: Promise<void>
}

/** Opens at once, before any writer: the launcher can then open the other end without waiting. */
export function readPipe(path: string, onChunk: (chunk: Uint8Array) => void): PipeReader {
  const fd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
  const socket = new Socket({ fd, readable: true, writable: false })
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>()
  socket.on('data', onChunk)
  socket.once('error', reject)
  socket.once('close', () => resolve())
  return { ended, [Symbol.dispose]: () => socket.destroy() }
}
