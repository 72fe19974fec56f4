import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { countStolen, stolenMs, wasDisturbed } from './stolen-time.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'codedojo-stolen-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('what was stolen', () => {
  test.each([
    [
      'is the eighth number of the first line',
      'cpu  1 2 3 4 5 6 7 1234 9 10\ncpu0 1 2 3 4 5 6 7 617 9 10\n',
      12_340,
    ],
    ['is nothing where the kernel counts less', 'cpu  1 2 3 4\n', 0],
    ['is nothing in an empty file', '', 0],
  ])('%s', (_, text, ms) => {
    const file = join(folder, 'stat')
    writeFileSync(file, text)

    expect(stolenMs(file)).toBe(ms)
  })

  test('is nothing where there is no such file', () => {
    expect(stolenMs(join(folder, 'none'))).toBe(0)
  })

  test('is what the kernel of this machine says', () => {
    expect(stolenMs()).toBeGreaterThanOrEqual(0)
    expect(stolenMs() % 10).toBe(0)
  })
})

test('short runs share a reading, and one that lasts gets its own at its end', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    let stolen = 10
    const read = vi.fn(() => stolen)
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

test.each([
  [0, 1000, 2, false],
  [30, 1000, 2, false],
  [40, 1000, 2, true],
  [40, 2000, 2, false],
  [40, 1000, 4, true],
  [40, 1000, 64, false],
  [600, 1000, 64, true],
])(
  '%i ms stolen in a run of %i ms on %i processors disturb it: %s',
  (stolen, wallMs, processors, disturbed) => {
    expect(wasDisturbed({ stolenMs: stolen, wallMs, processors })).toBe(disturbed)
  },
)
