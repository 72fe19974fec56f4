import type { RoomMessage } from '@codedojo/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleMessage } from '../../../testing/sample-room.ts'
import {
  emptyLog,
  hasOlder,
  isBehind,
  messagesOf,
  type RoomLog,
  withChange,
  withLatest,
  withOlder,
  withSince,
} from './room-log.ts'

const page = 4

/** A simulated server room with its change history. */
class PlayedRoom {
  readonly events: RoomMessage[] = []
  #messages: readonly RoomMessage[] = []

  send() {
    const position = this.#messages.length + 1
    this.#change(sampleMessage(position, { revision: this.events.length + 1 }))
  }

  edit(which: number) {
    if (this.#messages.length === 0) return
    const revision = this.events.length + 1
    this.#change(
      sampleMessage((which % this.#messages.length) + 1, { revision, text: `Edited as ${revision}` }),
    )
  }

  all() {
    return this.#messages
  }

  latest() {
    return this.#answer(this.#messages, (found) => found.slice(-page))
  }

  older(before: number) {
    const found = this.#messages.filter(({ position }) => position < before)
    return this.#answer(found, (all) => all.slice(-page))
  }

  since(since: number) {
    const found = this.#messages.filter(({ revision }) => revision > since)
    const inTurn = found.toSorted((one, other) => one.revision - other.revision)
    return this.#answer(inTurn, (all) => all.slice(0, page))
  }

  #answer(found: readonly RoomMessage[], cut: (all: readonly RoomMessage[]) => RoomMessage[]) {
    return { messages: cut(found), revision: this.events.length, hasMore: found.length > page }
  }

  #change(message: RoomMessage) {
    this.events.push(message)
    const others = this.#messages.filter(({ position }) => position !== message.position)
    this.#messages = [...others, message].toSorted((one, other) => one.position - other.position)
  }
}

function caughtUp(log: RoomLog, room: PlayedRoom): RoomLog {
  let next = log.from === null ? withLatest(log, room.latest()) : log
  for (let hasMore = true; hasMore; ) {
    const answer = room.since(next.revision)
    next = withSince(next, answer)
    hasMore = answer.hasMore
  }
  return next
}

function readToTheBeginning(log: RoomLog, room: PlayedRoom): RoomLog {
  let next = log
  while (next.from !== null && hasOlder(next)) {
    const before = next.from
    next = withOlder(next, { before, answer: room.older(before) })
  }
  return next
}

const step = fc.record({
  kind: fc.constantFrom(
    ...(['send', 'send', 'edit', 'event', 'event'] as const),
    ...(['ask-latest', 'ask-older', 'ask-since', 'arrive', 'arrive'] as const),
  ),
  which: fc.nat({ max: 50 }),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
const steps = fc.array(step, { maxLength: 80, size: 'max' })

/** Events arrive at any time, any number of times or never; responses reflect the time of the request and arrive at any time. */
function played(all: readonly Step[]) {
  const room = new PlayedRoom()
  const onTheWay: ((log: RoomLog) => RoomLog)[] = []
  let log = emptyLog
  const acts = {
    send: () => room.send(),
    edit: (which: number) => room.edit(which),
    event: (which: number) => {
      const event = room.events[which % Math.max(1, room.events.length)]
      if (event) log = withChange(log, event)
    },
    'ask-latest': () => {
      const answer = room.latest()
      onTheWay.push((now) => withLatest(now, answer))
    },
    'ask-older': () => {
      const before = log.from
      if (before === null) return
      const answer = room.older(before)
      onTheWay.push((now) => withOlder(now, { before, answer }))
    },
    'ask-since': () => {
      const answer = room.since(log.revision)
      onTheWay.push((now) => withSince(now, answer))
    },
    arrive: (which: number) => {
      const [arrived] = onTheWay.splice(which % Math.max(1, onTheWay.length), 1)
      if (arrived) log = arrived(log)
    },
  } satisfies Record<Step['kind'], (which: number) => void>
  for (const { kind, which } of all) acts[kind](which)
  return { room, log }
}

test('whatever order, loss and repetition: once caught up the list is the one of the server, each message once', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const { room, log } = played(all)

      const done = caughtUp(log, room)

      expect(messagesOf(done)).toEqual(room.all().filter(({ position }) => position >= (done.from ?? 1)))
      expect(isBehind(done)).toBe(false)
      expect(messagesOf(readToTheBeginning(done, room))).toEqual(room.all())
    }),
    { numRuns: 500 },
  )
})

test('at every moment the shown messages are in order, each once, and no text is older than a known one', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const { log } = played(all)

      const positions = messagesOf(log).map(({ position }) => position)

      expect(positions).toEqual([...new Set(positions)].toSorted((one, other) => one - other))
      for (const revision of log.ahead) expect(revision).toBeGreaterThan(log.revision + 1)
    }),
  )
})

test('an edit told while an older page was on its way is not lost', () => {
  const room = new PlayedRoom()
  for (let sent = 0; sent < 10; sent += 1) room.send()
  const log = withLatest(emptyLog, room.latest())
  const answer = room.older(7)
  room.edit(4)
  const told = withChange(log, room.events.at(-1) ?? sampleMessage(0))

  const merged = withOlder(told, { before: 7, answer })

  expect(messagesOf(merged).map(({ text }) => text)).toContain('Edited as 11')
})

test('an older page that was read before the log began anew is not taken, for an edit in between was never told', () => {
  const room = new PlayedRoom()
  for (let sent = 0; sent < 10; sent += 1) room.send()
  const log = withLatest(emptyLog, room.latest())
  const answer = room.older(7)
  room.edit(3)
  const anew = withLatest(log, room.latest())

  expect(withOlder(anew, { before: 7, answer })).toBe(anew)
  expect(messagesOf(readToTheBeginning(anew, room))).toEqual(room.all())
})

test('a change that jumps shows that something is missing, and its arrival closes the hole', () => {
  const log = withLatest(emptyLog, { messages: [sampleMessage(1)], revision: 1, hasMore: false })

  const jumped = withChange(log, sampleMessage(3))
  const closed = withChange(jumped, sampleMessage(2))

  expect([isBehind(jumped), jumped.revision]).toEqual([true, 1])
  expect([isBehind(closed), closed.revision]).toEqual([false, 3])
})

test('the same message with its code is preferred to the folded one, and the own key is kept', () => {
  const folded = sampleMessage(1, { foldedBlocks: 1, key: 'my-own-key' })
  const log = withLatest(emptyLog, { messages: [folded], revision: 1, hasMore: false })

  const [shown] = messagesOf(withChange(log, sampleMessage(1, { text: 'With code' })))

  expect(shown).toMatchObject({ text: 'With code', foldedBlocks: 0, key: 'my-own-key' })
})
