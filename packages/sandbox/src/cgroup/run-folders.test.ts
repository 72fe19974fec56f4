import { existsSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeStateFolder } from '../testing/test-box.ts'
import { runFoldersBelow } from './run-folders.ts'

test('the cgroup of a run is made after one that could not be made', async () => {
  await using state = await makeStateFolder()
  const warmBox = join(state.folder, 'warm-box')
  const folders = runFoldersBelow(warmBox)
  expect(() => folders.make()).toThrow('ENOENT')
  expect(folders.known()).toEqual([])
  await mkdir(warmBox)

  folders.discard()
  const made = folders.make()

  expect(folders.current()).toBe(made)
  expect(existsSync(made)).toBe(true)
  folders.discard()
  expect(await readdir(warmBox)).toEqual([])
})
