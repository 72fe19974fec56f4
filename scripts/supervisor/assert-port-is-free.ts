import { createServer } from 'node:net'

/** Throws an error that names PORT if the server cannot listen there, for instance because another program does. */
export function assertPortIsFree(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (cause) => {
      reject(
        new Error(`PORT "${port}" on HOST "${host}" cannot be used: ${cause.message}. Set another PORT.`, {
          cause,
        }),
      )
    })
    probe.listen({ host, port }, () => probe.close(() => resolve()))
  })
}
