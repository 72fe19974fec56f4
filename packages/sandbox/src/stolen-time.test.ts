import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { shareReadings, stolenMs, wasDisturbed } from './stolen-time.ts'

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
    const read = shareReadings(() => stolen)
    expect(read()).toBe(10)
    stolen = 20

    vi.advanceTimersByTime(99)
    expect(read()).toBe(10)
    vi.advanceTimersByTime(1)
    expect(read()).toBe(20)
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
  expect(wasDisturbed({ stolenMs: stolen, wallMs })).toBe(disturbed)
})
