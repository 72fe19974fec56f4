import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { serveReads } from './serve-reads.ts'

const megabyte = 1024 * 1024
const bytes = 4096 * megabyte

interface Wanted {
  readonly start: number
  readonly end: number
}

/** A process that asks for all of these at once and ends when it has them; what was read for it, and how it ended. */
async function readAllOf(wanted: readonly Wanted[], failAt = Number.POSITIVE_INFINITY) {
  const script = `let left = ${wanted.length}
    process.on('message', () => { left -= 1; if (left === 0) process.disconnect() })
    for (const [id, range] of ${JSON.stringify(wanted)}.entries()) process.send({ id, ...range })`
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  let [reads, now, most] = [0, 0, 0]
  const { failure } = serveReads(child, {
    kind: 'parts',
    bytes,
    read: async () => {
      reads += 1
      now += 1
      most = Math.max(most, now)
      await new Promise((resolve) => setTimeout(resolve, 5))
      now -= 1
      if (reads === failAt) throw new Error('The bucket is away.')
      return Buffer.alloc(10)
    },
  })
  const [code, signal] = await once(child, 'exit')
  return { reads, most, code, signal, words: failure()?.message ?? null }
}

test('what is asked for at once is read one after the other', async () => {
  const wanted = Array.from({ length: 20 }, (_, at) => ({ start: at * 10, end: at * 10 + 10 }))

  expect(await readAllOf(wanted)).toEqual({ reads: 20, most: 1, code: 0, signal: null, words: null })
})

test('nothing is read after the first failure', async () => {
  const wanted = Array.from({ length: 20 }, () => ({ start: 0, end: 10 }))

  const ended = await readAllOf(wanted, 3)

  expect(ended).toMatchObject({ reads: 3, signal: 'SIGKILL', words: 'The bucket is away.' })
})

test.each([
  ['nothing', [{ start: 10, end: 10 }]],
  ['what comes before its beginning', [{ start: 20, end: 10 }]],
  ['what is behind the end', [{ start: bytes - 1, end: bytes + 1 }]],
  ['too much at once', [{ start: 0, end: 16 * megabyte + 1 }]],
  ['a place that is no number of bytes', [{ start: -1, end: 10 }]],
])('a reader that asks for %s is killed', async (_, wanted) => {
  const ended = await readAllOf(wanted)

  expect(ended).toMatchObject({ reads: 0, signal: 'SIGKILL' })
  expect(ended.words).not.toBeNull()
})

test('a reader that asks for more than a gigabyte in all, or for too many reads at once, is killed', async () => {
  const large = Array.from({ length: 65 }, () => ({ start: 0, end: 16 * megabyte }))
  const many = Array.from({ length: 5000 }, () => ({ start: 0, end: 1 }))

  expect(await readAllOf(large)).toMatchObject({ reads: 64, signal: 'SIGKILL' })
  expect((await readAllOf(many)).signal).toBe('SIGKILL')
})
