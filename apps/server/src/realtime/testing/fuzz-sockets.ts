import { openSocketTestbed, type TestPage } from './socket-testbed.ts'

/** Pseudo-random numbers from 0 to 1, deterministic by seed. Source: Marsaglia, "Xorshift RNGs", 2003. */
function makeRandom(seed: number): () => number {
  let state = seed | 0 || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}

const events = [
  'join-room',
  'create-room',
  'message',
  'follow-contest',
  'unfollow-contest',
  'nothing',
  '__proto__',
  'toString',
  'room-error',
]
const keys = [
  'text',
  'room',
  'key',
  'mentions',
  'sender',
  'username',
  '__proto__',
  'constructor',
  'then',
  'toJSON',
  '',
]
const texts = [
  'global',
  'problem:',
  'room:global',
  '__proto__',
  'constructor',
  '\0',
  '\uD83D',
  ' ',
  '',
  'x'.repeat(5000),
  '٣',
  '1e999',
]

/** Generates fuzz input: events with random payloads and arguments, and data that is no packet at all. */
export function makeFuzz(seed: number) {
  const random = makeRandom(seed)
  const below = (most: number) => Math.floor(random() * most)
  const pick = <T>(from: readonly T[]): T | undefined => from[below(from.length)]
  const anything = (depth: number): unknown => {
    switch (below(depth > 3 ? 7 : 10)) {
      case 0:
        return pick(texts)
      case 1:
        return pick([0, -1, 2 ** 53, 1e308, -0.5])
      case 2:
        return pick([true, false, null])
      case 3:
        return Buffer.alloc(below(64), below(256))
      case 4:
        return undefined
      case 5:
        return () => undefined
      case 6:
        return { text: pick(texts), room: pick(texts) }
      case 7:
        return Array.from({ length: below(5) }, () => anything(depth + 1))
      default:
        return Object.fromEntries(
          Array.from({ length: below(5) }, () => [pick(keys) ?? '', anything(depth + 1)]),
        )
    }
  }
  const rubbish = () => {
    const forms = [
      '2',
      '2["message"',
      '42["message",{}]',
      '5',
      '51-["message",{"_placeholder":true,"num":0}]',
      '2["disconnect"]',
      '3[]',
      '2/other,["x"]',
      '9',
      '{',
      '2'.repeat(below(200)),
      '2[[[[[',
      '0{"pid":"x","offset":"y"}',
      '2["error"]',
      '61-[]',
      '4{"message":"x"}',
    ]
    return pick(forms) ?? ''
  }
  return {
    event: () => ({ name: pick(events) ?? '', what: Array.from({ length: below(4) }, () => anything(0)) }),
    rubbish,
  }
}

/**
 * Sends that many fuzz packets to a server, reconnecting whenever it closes the connection. Afterwards the server must
 * still work: fails when another client cannot join, send and receive.
 */
export async function fuzzSockets({
  packets,
  seed,
}: {
  readonly packets: number
  readonly seed: number
}): Promise<void> {
  await using testbed = await openSocketTestbed()
  const fuzz = makeFuzz(seed)
  const eve = await testbed.server.signUp('Eve')
  let sent = 0
  let answers = 0
  while (sent < packets) {
    const page = await testbed.open(eve, { reconnection: false, transports: ['websocket'] })
    // Batches below the packet limit; invalid packets last, because the server closes the connection on one.
    for (let n = 0; n < 60 && sent < packets; n++, sent++) {
      const { name, what } = fuzz.event()
      page.emitRaw(name, ...what)
    }
    answers += await waitForErrors(page)
    page.socket.io.engine.write(fuzz.rubbish())
    sent++
    await waitForErrors(page)
    page[Symbol.dispose]()
  }
  // Most events get an error response, if the server processes them at all.
  if (answers < sent / 5) throw new Error(`Of ${sent} packets only ${answers} were answered.`)
  const [one, other] = [
    await testbed.open(await testbed.server.signUp('Ada')),
    await testbed.open(await testbed.server.signUp('Bob')),
  ]
  await one.join('global')
  await other.join('global')
  const heard = new Promise<string>((resolve) => other.socket.on('message', ({ text }) => resolve(text)))
  one.say('Still here')
  if ((await heard) !== 'Still here') throw new Error('Something else was said.')
}

/** Waits until the server has processed everything, or closed the connection; returns the number of errors received. */
async function waitForErrors(page: TestPage): Promise<number> {
  if (page.socket.connected)
    await Promise.race([
      new Promise((resolve) => page.socket.once('disconnect', resolve)),
      page.socket.emitWithAck('message', { text: 'The end', room: 'global' }),
    ])
  return page.of('room-error').length
}
