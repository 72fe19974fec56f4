import { execFile } from 'node:child_process'
import { open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, type TestContext, test } from 'vitest'
import type { Box } from './sandbox.ts'
import {
  compile,
  mebibyte,
  openTestSandbox,
  runInBox,
  type TestResult,
  testLimits,
} from './testing/test-box.ts'

const fileBytes = 16 * mebibyte

test('what a program has read from a disk the next one need not read again', async (context) => {
  await using opened = await openTestSandbox(1)
  await using box = await opened.sandbox.acquire()
  const folder = await box.makeFolder()
  await readFromDisk(context, box, folder)

  const second = await read(box, folder)

  // Page cache is charged to the process that reads the file from the disk.
  expect(second.peakBytes).toBeLessThan(fileBytes / 2)
})

test('what a program has read neither counts for the next one nor changes its limit', async (context) => {
  await using opened = await openTestSandbox(1)
  await using box = await opened.sandbox.acquire()
  const folder = await box.makeFolder()
  await compile('attacks', folder)
  const eat = (bytes: number) => runInBox(box, { argv: ['/box/attacks', 'eat', String(bytes)], folder })
  await readFromDisk(context, box, folder)

  const small = await runInBox(box, { argv: ['/bin/true'], folder })
  const fitting = await eat(testLimits.memoryBytes - 8 * mebibyte)
  const greedy = await eat(testLimits.memoryBytes + mebibyte)

  expect(small.peakBytes).toBeLessThan(fileBytes / 2)
  expect(fitting).toMatchObject({ limitHit: null, stdout: 'eaten\n' })
  expect(greedy.limitHit).toBe('memory')
  expect(greedy.peakBytes).toBeLessThanOrEqual(testLimits.memoryBytes)
})

/** Skips the test if the file cannot be dropped from the page cache, for example without a disk. */
async function readFromDisk(context: TestContext, box: Box, folder: string): Promise<void> {
  await writeForgotten(join(folder, 'library'))
  const { peakBytes } = await read(box, folder)
  context.skip(peakBytes < fileBytes / 2, 'This disk keeps its files in memory.')
}

async function read(box: Box, folder: string): Promise<TestResult> {
  const result = await runInBox(box, { argv: ['/usr/bin/md5sum', 'library'], folder })
  expect(result.ending).toEqual({ kind: 'exited', exitCode: 0 })
  return result
}

/** Writes a file and drops it from the page cache, as after a boot. */
async function writeForgotten(file: string): Promise<void> {
  await writeFile(file, Buffer.alloc(fileBytes, 'x'))
  await using handle = await open(file, 'r+')
  await handle.sync()
  await promisify(execFile)('dd', [`if=${file}`, 'iflag=nocache', 'count=0'])
}
