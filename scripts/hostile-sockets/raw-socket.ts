import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A TCP connection for writing arbitrary bytes, as a hostile client does. */
export interface RawSocket extends Disposable {
  readonly send: (bytes: string | Uint8Array) => void
  /** Resolves with everything received, when the server closes the connection or after `withinMs`. */
  readonly answer: (withinMs: number) => Promise<string>
  /** Resets the connection. */
  readonly reset: () => void
}

export async function openRaw(address: string): Promise<RawSocket> {
  const socket: Socket = connect(Number(new URL(address).port), '127.0.0.1')
  const heard: Buffer[] = []
  socket.on('data', (chunk) => heard.push(chunk))
  // The server may reset it at any moment.
  socket.on('error', () => {})
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  await once(socket, 'connect')
  return {
    send: (bytes) => void socket.write(bytes),
    answer: async (withinMs) => {
      const late = new Promise<void>((resolve) => setTimeout(resolve, withinMs))
      await Promise.race([ended, late])
      return Buffer.concat(heard).toString('latin1')
    },
    reset: () => void socket.resetAndDestroy(),
    [Symbol.dispose]: () => void socket.destroy(),
  }
}

/** The request that upgrades to a WebSocket. */
export function upgradeOf(headers: Readonly<Record<string, string>>): string {
  const all = {
    Host: 'localhost',
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\n${lines.join('')}\r\n`
}

interface Frame {
  /** The first byte: FIN, reserved bits, and opcode. */
  readonly first: number
  readonly bytes: Uint8Array
  readonly isMasked?: boolean
  /** The length in the header; default: the real one. */
  readonly saidLength?: bigint
}

/** A WebSocket frame. Source: RFC 6455, 5.2. */
export function frameOf({ first, bytes, isMasked = true, saidLength }: Frame): Buffer {
  const head = Buffer.alloc(10)
  head[0] = first
  head[1] = (isMasked ? 0x80 : 0) | 127
  head.writeBigUInt64BE(saidLength ?? BigInt(bytes.length), 2)
  if (!isMasked) return Buffer.concat([head, bytes])
  const mask = randomBytes(4)
  return Buffer.concat([head, mask, bytes.map((byte, at) => byte ^ (mask[at % 4] ?? 0))])
}

/** A complete text message in one frame. */
export function textFrame(text: string): Buffer {
  return frameOf({ first: 0x81, bytes: Buffer.from(text) })
}
