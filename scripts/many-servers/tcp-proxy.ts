import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A TCP proxy that a test can interrupt: `cut` closes its connections, and new ones are closed at once until `mend`. */
export interface TcpProxy extends AsyncDisposable {
  readonly address: string
  readonly cut: () => void
  readonly mend: () => void
}

/** `port`: the target, determined for each connection. */
export async function openTcpProxy(port: () => number): Promise<TcpProxy> {
  const ends = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) {
      near.destroy()
      return
    }
    const far = connect(port(), '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        ends.delete(one)
        other.destroy()
      })
    }
    near.pipe(far)
    far.pipe(near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: own } = addressOf(server.address())
  return {
    address: `http://127.0.0.1:${own}`,
    cut: () => {
      isCut = true
      for (const end of ends) end.destroy()
    },
    mend: () => {
      isCut = false
    },
    [Symbol.asyncDispose]: async () => {
      for (const end of ends) end.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The wire has no port.')
  return address
}
