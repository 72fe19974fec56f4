import { createServer } from 'node:net'

/** Throws, naming the setting, if another program listens on the port. */
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
