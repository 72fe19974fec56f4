import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** One of the requests that are sent in rotation. */
export interface LoadRequest {
  readonly path: string
  readonly cookie: string
}

export interface LoadPlan {
  readonly url: string
  readonly requests: readonly LoadRequest[]
  readonly connections: number
  readonly ms: number
  /**
   * Requests per second, sent on schedule whether or not earlier ones were answered, as long as a connection is free; if absent,
   * each connection sends the next request after the answer.
   */
  readonly perSecond?: number
}

export interface LoadResult {
  readonly perSecond: number
  /** Latency of each response in milliseconds, from its scheduled time. */
  readonly latencies: readonly number[]
  /** Body size of the last response. */
  readonly bytes: number
}

/**
 * Sends requests over keep-alive connections, which accept compressed responses as browsers do, and reads the responses with as
 * little overhead as possible, because it shares the processors with the server under test. Throws on any status but 200.
 */
export async function sendLoad(plan: LoadPlan): Promise<LoadResult> {
  const { hostname, port } = new URL(plan.url)
  const opened = await Promise.all(
    Array.from({ length: plan.connections }, () => openConnection(hostname, Number(port))),
  )
  const latencies: number[] = []
  const start = performance.now()
  let sent = 0
  let bytes = 0
  const sendNext = async (connection: Connection) => {
    const number = sent++
    const due = plan.perSecond === undefined ? performance.now() : start + (number * 1000) / plan.perSecond
    if (due > performance.now()) await sleep(due - performance.now())
    const request = plan.requests[number % plan.requests.length]
    if (!request) throw new Error('There is no request to send.')
    bytes = await connection.ask(request)
    latencies.push(performance.now() - due)
  }
  const sendUntilEnd = async (connection: Connection) => {
    while (performance.now() - start < plan.ms) await sendNext(connection)
  }
  try {
    await Promise.all(opened.map(sendUntilEnd))
  } finally {
    for (const connection of opened) connection.close()
  }
  return { perSecond: (1000 * latencies.length) / (performance.now() - start), latencies, bytes }
}

interface Connection {
  /** Sends a request and returns the body size. */
  readonly ask: (request: LoadRequest) => Promise<number>
  readonly close: () => void
}

/** Opens a keep-alive connection; one request at a time. */
export async function openConnection(host: string, port: number): Promise<Connection> {
  const socket = connect({ host, port, noDelay: true })
  await once(socket, 'connect')
  // Every error closes the connection, and the close event rejects the waiting request.
  socket.on('error', () => undefined)
  return {
    ask: ({ path, cookie }) => {
      const answer = readAnswer(socket)
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: ${host}:${port}\r\nCookie: ${cookie}\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n`,
      )
      return answer
    },
    close: () => socket.destroy(),
  }
}

/** Source: RFC 9112, 7.1. */
const lastChunk = Buffer.from('0\r\n\r\n')

function readAnswer(socket: Socket): Promise<number> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    const end = (act: () => void) => {
      socket.off('data', take)
      socket.off('close', fail)
      act()
    }
    const fail = () => end(() => reject(new Error('The server closed the connection.')))
    const take = (chunk: Buffer) => {
      chunks.push(chunk)
      const all = chunks.length === 1 ? chunk : Buffer.concat(chunks)
      const headEnd = all.indexOf('\r\n\r\n')
      if (headEnd < 0) return
      const head = all.toString('latin1', 0, headEnd)
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN)
      const isChunked = /\r\ntransfer-encoding: chunked/i.test(head)
      if (!head.startsWith('HTTP/1.1 200 ') || (Number.isNaN(length) && !isChunked))
        return end(() => reject(new Error(`An answer of no known length, or no 200: ${head.slice(0, 300)}`)))
      const hasEnded = isChunked ? all.subarray(-5).equals(lastChunk) : all.length >= headEnd + 4 + length
      if (hasEnded) end(() => resolve(all.length - headEnd - 4))
    }
    socket.on('data', take)
    socket.on('close', fail)
  })
}
