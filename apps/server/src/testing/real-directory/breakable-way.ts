import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A way to a server on loopback that can be stalled and cut, and whose answers can be changed. */
export interface BreakableWay extends AsyncDisposable {
  readonly port: number
  /** What went to the server so far, on all connections. */
  readonly sent: () => Buffer
  readonly connections: () => number
  /**
   * From this message to the server on, counted from 1, nothing gets through any more (`stall`), or the connection ends
   * (`cut`).
   */
  readonly breakAt: (message: number, how: 'stall' | 'cut') => void
  /** Changes each answer of the server from now on. */
  readonly changeAnswers: (change: (answer: Buffer) => Buffer) => void
  /** Ends all connections that are open. */
  readonly end: () => void
}

export async function openBreakableWay(to: number): Promise<BreakableWay> {
  const sent: Buffer[] = []
  const open = new Set<Socket>()
  let connections = 0
  let broken: { readonly message: number; readonly how: 'stall' | 'cut' } | null = null
  let changed = (answer: Buffer) => answer
  const server = createServer((from) => {
    connections += 1
    let messages = 0
    const on = connect(to, '127.0.0.1')
    for (const socket of [from, on]) {
      open.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        from.destroy()
        on.destroy()
      })
    }
    from.on('data', (chunk) => {
      messages += 1
      sent.push(chunk)
      if (broken === null || messages < broken.message) on.write(chunk)
      else if (broken.how === 'cut') from.destroy()
    })
    on.on('data', (chunk) => from.write(changed(chunk)))
  })
  const end = () => {
    for (const socket of open) socket.destroy()
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    sent: () => Buffer.concat(sent),
    connections: () => connections,
    breakAt: (message, how) => {
      broken = { message, how }
    },
    changeAnswers: (change) => {
      changed = change
    },
    end,
    [Symbol.asyncDispose]: async () => {
      end()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
