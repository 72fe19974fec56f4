import { frameOf, openRaw, textFrame, upgradeOf } from './raw-socket.ts'

interface Target {
  readonly address: string
  /** Session cookie: the most dangerous attackers have an account. */
  readonly cookie: string
}

const [answerMs, many] = [300, 50]
const megabyte = 'x'.repeat(1024 * 1024)

/** Byte sequences that are no valid WebSocket frames, or exceed the limits of a connection. */
const frames: Readonly<Record<string, readonly Uint8Array[]>> = {
  'a frame that is not masked': [frameOf({ first: 0x81, bytes: Buffer.from('40'), isMasked: false })],
  'reserved bits': [frameOf({ first: 0xf1, bytes: Buffer.from('40') })],
  'a kind that there is not': [frameOf({ first: 0x8b, bytes: Buffer.from('40') })],
  'a length of all memory': [frameOf({ first: 0x81, bytes: Buffer.from('40'), saidLength: 1n << 62n })],
  'a length below zero': [frameOf({ first: 0x81, bytes: Buffer.from('40'), saidLength: (1n << 64n) - 1n })],
  'a megabyte': [textFrame(`42["message",{"text":"${megabyte}","room":"global"}]`)],
  'a megabyte in pieces without an end': Array.from({ length: 64 }, (_, at) =>
    frameOf({ first: at === 0 ? 0x01 : 0x00, bytes: Buffer.from(megabyte.slice(0, 16 * 1024)) }),
  ),
  'half a letter': [frameOf({ first: 0x81, bytes: Buffer.from([0xc3, 0x28, 0xff]) })],
  'a long ping': [frameOf({ first: 0x89, bytes: Buffer.alloc(4096) })],
  'a close without reason': [frameOf({ first: 0x88, bytes: Buffer.from([0]) })],
}

/** Invalid Socket.IO packets, sent after the connection is established. */
const packets: readonly string[] = [
  '451-["message",{"_placeholder":true,"num":0}]',
  '451-["message",{"_placeholder":true,"num":99999}]',
  '4599999999-["message"]',
  '45-1-["message"]',
  '45',
  '461-[]',
  '42["__proto__",{"text":"x"}]',
  '42["message",{"__proto__":{"polluted":1},"text":"x","room":"global"}]',
  '42["message",{"text":{"toString":null},"room":"global"}]',
  '42["connect"]',
  '42["disconnect"]',
  '42["error"]',
  '42["newListener"]',
  '4299999999999999999["message",{}]',
  '42[]',
  '42{}',
  '42null',
  `42${'['.repeat(7000)}`,
  `42["message",${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}]`,
  '40/other,',
  '42/other,["message",{}]',
  '40{"pid":"x","offset":"0-0"}',
  '44{"message":"x"}',
  '41',
  '4',
  '7',
  'x',
  '',
  '5probe',
  '6',
  '2probe',
  'b////',
]

async function openWebSocket({ address, cookie }: Target) {
  const raw = await openRaw(address)
  raw.send(upgradeOf({ Cookie: cookie }))
  raw.send(textFrame('40'))
  return raw
}

/** Opens a WebSocket with the Origin of another site; returns the server's answer. */
export async function openFromOtherSite({ address, cookie }: Target): Promise<string> {
  using raw = await openRaw(address)
  raw.send(upgradeOf({ Cookie: cookie, Origin: 'https://evil.example' }))
  return await raw.answer(5000)
}

async function sendFrames(place: Target): Promise<void> {
  for (const pieces of Object.values(frames)) {
    using raw = await openWebSocket(place)
    for (const piece of pieces) raw.send(piece)
    await raw.answer(answerMs)
  }
}

async function sendPackets(place: Target): Promise<void> {
  for (const packet of packets) {
    using raw = await openWebSocket(place)
    raw.send(textFrame(packet))
    // The parts that an announced binary packet waits for, and more.
    for (let at = 0; at < 5; at++) raw.send(frameOf({ first: 0x82, bytes: Buffer.alloc(15 * 1024) }))
    raw.send(textFrame(packet))
    await raw.answer(answerMs)
  }
}

/** Connections that break at the worst moments. */
async function breakWires(place: Target): Promise<void> {
  for (let at = 0; at < many; at++) {
    const raw = await openRaw(place.address)
    const origin = at % 2 === 0 ? { Origin: 'https://evil.example' } : { Cookie: place.cookie }
    raw.send(at % 5 === 0 ? upgradeOf(origin).slice(0, -2) : upgradeOf(origin))
    if (at % 3 === 0) raw.send(textFrame('40'))
    if (at % 4 === 0) await raw.answer(20)
    raw.reset()
  }
}

/** More events in a moment than any page sends in an hour. */
async function flood(place: Target): Promise<void> {
  using raw = await openWebSocket(place)
  raw.send(textFrame('42["join-room","global"]'))
  await raw.answer(answerMs)
  const event = textFrame('42["message",{"text":"flood","room":"global"}]')
  for (let at = 0; at < 2000; at++) raw.send(event)
  await raw.answer(5000)
}

/** Incorrect polling requests, and handshakes that are never completed. */
async function pollWrongly({ address, cookie }: Target): Promise<void> {
  const poll = `${address}/socket.io/`
  const ask = (query: string, request: RequestInit = {}) =>
    fetch(`${poll}?${query}`, { ...request, headers: { cookie }, signal: AbortSignal.timeout(answerMs) })
      .then((answer) => answer.text())
      .catch(() => '')
  const asked = [
    'EIO=4',
    'EIO=__proto__&transport=polling',
    'EIO=3&transport=polling',
    'transport=constructor',
  ]
  for (const query of [...asked, 'EIO=4&transport=polling&sid=__proto__', 'EIO=4&transport=%00&sid=%ff']) {
    await ask(query)
  }
  const sids = await Promise.all(Array.from({ length: many }, () => ask('EIO=4&transport=polling')))
  for (const text of sids) {
    const sid = /"sid":"([^"]+)"/.exec(text)?.[1] ?? ''
    const own = `EIO=4&transport=polling&sid=${sid}`
    await Promise.all([ask(own), ask(own), ask(own, { method: 'POST', body: packets.join('\x1e') })])
    await ask(own, { method: 'POST', body: megabyte })
  }
}

/** Runs all attacks concurrently; each ends by itself. */
export async function attack(place: Target): Promise<void> {
  await Promise.all([
    sendFrames(place),
    sendPackets(place),
    breakWires(place),
    flood(place),
    pollWrongly(place),
  ])
}
