import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeStateFolder, testLimits } from '../testing/test-box.ts'
import { baseOf, setLimits } from './cgroup2.ts'

const mountPoint = '/sys/fs/cgroup'

describe('the cgroup of a run', () => {
  test.each([
    [true, '0'],
    [false, null],
  ])('has its limits; with swap accounting %s the limit of swap is %s', async (hasSwap, swapMax) => {
    await using state = await makeStateFolder()
    await mkdir(join(state.folder, 'launcher'))
    if (hasSwap) await writeFile(join(state.folder, 'launcher', 'memory.swap.max'), 'max')
    const box = join(state.folder, 'box-1')
    await mkdir(box)

    setLimits(box, { ...testLimits, memoryBytes: 1000, processes: 5 })

    const read = (file: string) =>
      existsSync(join(box, file)) ? readFileSync(join(box, file), 'utf8') : null
    expect(read('memory.max')).toBe('1000')
    expect(read('memory.swap.max')).toBe(swapMax)
    expect(read('memory.oom.group')).toBe('1')
    // Two processes of bubblewrap are added.
    expect(read('pids.max')).toBe('7')
  })
})

describe('the base of our cgroups', () => {
  test('is what was delegated to us', () => {
    const own = { mountPoint, folder: `${mountPoint}/user.slice/run-1.scope` }

    expect(baseOf(own, { isRealRoot: false })).toBe(own.folder)
  })

  test('is the same when an earlier process moved us to our leaf', () => {
    const own = { mountPoint, folder: `${mountPoint}/user.slice/run-1.scope/codedojo-main` }

    expect(baseOf(own, { isRealRoot: false })).toBe(`${mountPoint}/user.slice/run-1.scope`)
  })

  test('is the real root for root, whose own cgroup belongs to somebody else', () => {
    const own = { mountPoint, folder: `${mountPoint}/system.slice/ssh.service` }

    expect(baseOf(own, { isRealRoot: true })).toBe(process.geteuid?.() === 0 ? mountPoint : own.folder)
  })
})
