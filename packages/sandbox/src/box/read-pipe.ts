import { constants, openSync } from 'node:fs'
import { Socket } from 'node:net'

/** The reading end of a named pipe that a program will write to. */
export interface PipeReader extends Disposable {
  /** Settles when every writer has gone and all was read; rejects with what `onChunk` threw. */
  readonly ended: Promise<void>
}

/** Opens at once, before any writer: the launcher can then open the other end without waiting. */
export function readPipe(path: string, onChunk: (chunk: Uint8Array) => void): PipeReader {
  const fd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
  const socket = new Socket({ fd, readable: true, writable: false })
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>()
  socket.on('data', (chunk: Uint8Array) => {
    try {
      onChunk(chunk)
    } catch (error) {
      socket.destroy()
      reject(error)
    }
  })
  socket.once('error', reject)
  socket.once('close', () => resolve())
  // Whoever waits hears of a failure; until then it must not end this process.
  ended.catch(() => {})
  return { ended, [Symbol.dispose]: () => socket.destroy() }
}
