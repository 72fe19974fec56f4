// @vitest-environment node
import { expect, test } from 'vitest'
import { readServerEvents, type ServerEvent } from './server-events.ts'

const stream = [
  ': the server lives',
  '',
  'data: {"text":"Grüße, 🥷"}',
  '',
  'event: checking',
  'id: 7',
  'data: {}',
  '',
  'data: one',
  'data:two',
  '',
  'event: done',
  'data: {}',
  '',
  'data: cut off',
]

const events: ServerEvent[] = [
  { name: 'message', text: '{"text":"Grüße, 🥷"}' },
  { name: 'checking', text: '{}' },
  { name: 'message', text: 'one\ntwo' },
  { name: 'done', text: '{}' },
]

async function eventsOf(pieces: readonly Uint8Array[]): Promise<ServerEvent[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
  const found: ServerEvent[] = []
  for await (const event of readServerEvents(body)) found.push(event)
  return found
}

test.each([
  ['line feeds', '\n'],
  ['carriage returns', '\r'],
  ['both', '\r\n'],
])('events are read whichever byte they are cut at, with lines that end in %s', async (_, lineEnd) => {
  const bytes = new TextEncoder().encode(stream.join(lineEnd))

  for (let cut = 0; cut <= bytes.length; cut += 1) {
    expect(await eventsOf([bytes.slice(0, cut), bytes.slice(cut)])).toEqual(events)
  }
  expect(await eventsOf(Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual(events)
})

test('who stops reading ends the answer', async () => {
  let isEnded = false
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\n')),
    cancel: () => {
      isEnded = true
    },
  })

  for await (const _ of readServerEvents(body)) break

  expect(isEnded).toBe(true)
})
