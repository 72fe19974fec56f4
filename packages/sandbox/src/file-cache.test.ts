import { execFile } from 'node:child_process'
import { statfsSync } from 'node:fs'
import { open, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import type { BoxSeat } from './sandbox.ts'
import { compile, mebibyte, openTestSandbox, runInSeat, type TestResult } from './testing/test-box.ts'

/** Source: statfs(2). */
const tmpfsMagic = 0x01021994
// There files are always in memory.
const isInMemory = statfsSync(tmpdir()).type === tmpfsMagic

const fileBytes = 16 * mebibyte

test.skipIf(isInMemory)('what a program has read from a disk the next one need not read again', async () => {
  await using opened = await openTestSandbox(1)
  await using seat = await opened.sandbox.acquire()
  const folder = await seat.makeFolder()
  await writeForgotten(join(folder, 'library'))

  const first = await readIn(seat, folder)
  const second = await readIn(seat, folder)

  // Who reads it from the disk is charged for it.
  expect(first.peakBytes).toBeGreaterThan(fileBytes)
  expect(second.peakBytes).toBeLessThan(fileBytes / 2)
})

test('what a program has read neither counts for the next one nor gives it more room', async () => {
  await using opened = await openTestSandbox(1)
  await using seat = await opened.sandbox.acquire()
  const folder = await seat.makeFolder()
  await compile('attacks', folder)
  await writeForgotten(join(folder, 'library'))

  await readIn(seat, folder)
  const small = await runInSeat(seat, { argv: ['/bin/true'], folder })
  const greedy = await runInSeat(seat, { argv: ['/box/attacks', 'eat', String(1024 * mebibyte)], folder })

  expect(small.peakBytes).toBeLessThan(fileBytes / 2)
  expect(greedy.limitHit).toBe('memory')
})

async function readIn(seat: BoxSeat, folder: string): Promise<TestResult> {
  const result = await runInSeat(seat, { argv: ['/usr/bin/md5sum', 'library'], folder })
  expect(result.ending).toEqual({ kind: 'exited', exitCode: 0 })
  return result
}

/** Writes a file that the kernel then drops from its memory, as after a start of the machine. */
async function writeForgotten(file: string): Promise<void> {
  await writeFile(file, Buffer.alloc(fileBytes, 'x'))
  await using handle = await open(file, 'r+')
  await handle.sync()
  await promisify(execFile)('dd', [`if=${file}`, 'iflag=nocache', 'count=0'])
}
