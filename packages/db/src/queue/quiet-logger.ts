import { Logger } from 'graphile-worker'

/** Passes on what the queue itself could not do, and is silent about each job: their outcome is in their rows. */
export const quietLogger = new Logger(() => (level, message, meta) => {
  if (level === 'error') console.error(`queue: ${message}`, meta?.error ?? '')
})
