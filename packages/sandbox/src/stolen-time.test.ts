import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { countStolen, hadStolenTime, stolenMs } from './stolen-time.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'codedojo-stolen-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('what was stolen', () => {
  test.each<[string, string, [string, number][]]>([
    [
      'is the eighth number of the line of each processor',
      'cpu  1 2 3 4 5 6 7 1234 9 10\ncpu0 1 2 3 4 5 6 7 617 9 10\ncpu12 1 2 3 4 5 6 7 3 9 10\nintr 1 2 3 4 5 6 7 8\n',
      [
        ['cpu0', 6170],
        ['cpu12', 30],
      ],
    ],
    ['is nothing where the kernel counts less', 'cpu  1 2 3 4\ncpu0 1 2 3 4\n', []],
    ['is nothing in an empty file', '', []],
  ])('%s', (_, text, ms) => {
    const file = join(folder, 'stat')
    writeFileSync(file, text)

    expect([...stolenMs(file)]).toEqual(ms)
  })

  test('is nothing where there is no such file', () => {
    expect(stolenMs(join(folder, 'none')).size).toBe(0)
  })

  test('is what the kernel of this machine says', () => {
    expect(stolenMs().size).toBeGreaterThan(0)
    for (const ms of stolenMs().values()) expect(ms % 10).toBe(0)
  })
})

test('short runs share a reading, and one that lasts gets its own at its end', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    let stolen = 10
    const read = vi.fn(() => new Map([['cpu0', stolen]]))
    const start = countStolen(read)
    const long = start()
    vi.advanceTimersByTime(50)
    const short = start()
    stolen = 20

    expect(short()).toBe(0)
    expect(read).toHaveBeenCalledTimes(1)

    vi.advanceTimersByTime(50)
    start()
    stolen = 40
    vi.advanceTimersByTime(50)
    expect(long()).toBe(30)
  } finally {
    vi.useRealTimers()
  }
})

test('what counts is the processor from which most was stolen, and one that was not there before is none', () => {
  const readings = [
    [
      ['cpu0', 100],
      ['cpu1', 500],
    ],
    [
      ['cpu0', 130],
      ['cpu1', 510],
      ['cpu2', 900],
    ],
  ].map((each) => new Map(each.map(([name, ms]) => [String(name), Number(ms)])))
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const stolen = countStolen(() => readings.shift() ?? new Map())()
    vi.advanceTimersByTime(100)

    expect(stolen()).toBe(30)
  } finally {
    vi.useRealTimers()
  }
})

test.each([
  [0, 1000, false],
  [30, 1000, false],
  [40, 1000, true],
  [40, 2000, false],
])('%i ms stolen in a run of %i ms disturb it: %s', (stolen, wallMs, disturbed) => {
  expect(hadStolenTime({ stolenMs: stolen, wallMs })).toBe(disturbed)
})
