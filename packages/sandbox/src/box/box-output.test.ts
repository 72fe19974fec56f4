import { closeSync, constants, openSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hasErrorCode } from '../has-error-code.ts'
import { makeStateFolder, testLimits } from '../testing/test-box.ts'
import { makeBoxFiles } from './box-files.ts'
import { readOutput } from './box-output.ts'

/** Opening a pipe for writing without blocking fails if it has no reader. Source: fifo(7). */
function hasReader(pipe: string): boolean {
  try {
    closeSync(openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK))
    return true
  } catch (error) {
    if (hasErrorCode(error, 'ENXIO')) return false
    throw error
  }
}

test('of two outputs of which one cannot be opened neither is read', async () => {
  await using state = await makeStateFolder()
  const owner = { uid: process.geteuid?.() ?? 0, isOwnUser: false }
  const files = await makeBoxFiles(join(state.folder, 'warm-box'), owner)
  const wanted = { files, limits: testLimits, onStdout: () => {}, onOver: () => {} }
  using reader = readOutput(wanted)
  expect(hasReader(files.stdout)).toBe(true)
  reader[Symbol.dispose]()
  expect(hasReader(files.stdout)).toBe(false)

  await rm(files.stderr)

  expect(() => readOutput(wanted)).toThrow('ENOENT')
  expect(hasReader(files.stdout)).toBe(false)
})
