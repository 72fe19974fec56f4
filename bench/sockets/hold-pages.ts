import type { ClientEvents, ServerEvents } from '@codedojo/contract'
import { io, type Socket } from 'socket.io-client'
import { type Answer, delayOf, orderSchema } from './page-messages.ts'

// A separate process, because a thousand connections are too many for the process that measures or the one that serves them.

type Page = Socket<ServerEvents, ClientEvents>

const pages: Page[] = []
const delays: number[] = []

process.on('message', (given) => {
  const order = orderSchema.parse(given)
  if (order.kind === 'report') {
    const standing = pages.filter(({ connected }) => connected).length
    return answer({ kind: 'heard', delays: delays.splice(0), standing })
  }
  const left = [...order.cookies]
  const openAll = async () => {
    for (let cookie = left.pop(); cookie !== undefined; cookie = left.pop()) {
      pages.push(await openPage(order.address, cookie))
    }
  }
  void Promise.all(Array.from({ length: order.atATime }, openAll)).then(() => {
    const transports = pages.map((page) => page.io.engine.transport.name)
    answer({ kind: 'opened', transports: [...new Set(transports)] })
  })
})
process.on('disconnect', () => process.exit())

/** Connects like a page of the product; resolves when the server has confirmed that it is in the global room. */
function openPage(address: string, cookie: string): Promise<Page> {
  const page: Page = io(address, {
    forceNew: true,
    transports: ['polling', 'websocket'],
    extraHeaders: { cookie },
  })
  page.on('connect', () => page.emit('join-room', 'global'))
  page.on('message', ({ text }) => {
    const delay = delayOf(text)
    if (delay !== null) delays.push(delay)
  })
  return new Promise((resolve) => page.once('room-joined', () => resolve(page)))
}

function answer(what: Answer): void {
  process.send?.(what)
}
