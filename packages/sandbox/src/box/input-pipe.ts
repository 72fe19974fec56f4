import { closeSync, constants, openSync, utimesSync } from 'node:fs'
import { Socket } from 'node:net'
import type { InputWriter } from '../sandbox.ts'

/** The writing end of a named pipe that a program reads as its standard input. */
export interface InputPipe extends Omit<InputWriter, 'stop'>, Disposable {
  /** Call it when the program has the pipe open: from then on it may read the end. */
  readonly expectReader: () => void
}

/**
 * Opens without waiting for the program. Until it has opened the pipe, too, a reader of our own keeps what was written and keeps the
 * end back: opening a pipe whose writers have gone would block for ever.
 */
export function openInputPipe(path: string): InputPipe {
  // The program can read the times: they would reveal when the last one was written to.
  utimesSync(path, 0, 0)
  let guard: number | null = openSync(path, constants.O_RDWR | constants.O_NONBLOCK)
  const fd = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK)
  const writer = new Socket({ fd, readable: false, writable: true })
  let isEnded = false
  const closeGuard = () => {
    if (guard !== null) closeSync(guard)
    guard = null
  }
  // A program that has ended, or has closed its input, reads nothing any more. That is no fault.
  writer.on('error', () => {})
  return {
    write: (chunk) => {
      if (!isEnded && writer.writable) writer.write(chunk)
    },
    end: () => {
      isEnded = true
      writer.end()
    },
    expectReader: closeGuard,
    [Symbol.dispose]: () => {
      isEnded = true
      writer.destroy()
      closeGuard()
    },
  }
}
