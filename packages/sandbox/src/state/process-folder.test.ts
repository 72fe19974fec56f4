import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openProcessFolder } from './process-folder.ts'

let parent: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'codedojo-own-'))
})
afterEach(() => rm(parent, { recursive: true }))

const openAndDie = `
import { mkdirSync, writeFileSync } from 'node:fs'
import { openProcessFolder } from ${JSON.stringify(join(import.meta.dirname, 'process-folder.ts'))}
const { folder } = await openProcessFolder(process.argv[1], { mode: 0o700 })
mkdirSync(folder + '/package')
writeFileSync(folder + '/package/echo.zip', 'hidden cases')
console.log(folder)
process.kill(process.pid, 'SIGKILL')
`

test('what a killed process left is gone at the next start, and what another one still has stays', async () => {
  const dead = spawnSync(process.execPath, ['--input-type=module', '-e', openAndDie, parent])
  const left = dead.stdout.toString().trim()
  expect(dead.signal).toBe('SIGKILL')
  expect(await readdir(join(left, 'package'))).toEqual(['echo.zip'])
  await using first = await openProcessFolder(parent, { mode: 0o700 })
  await mkdir(join(parent, 'no key of a process'))

  await using second = await openProcessFolder(parent, { mode: 0o700 })

  const names = [first, second].map(({ folder }) => basename(folder))
  expect((await readdir(parent)).toSorted()).toEqual([...names, 'no key of a process'].toSorted())
})

test('nobody else may look into it, and nothing is left when it is closed', async () => {
  const opened = await openProcessFolder(parent, { mode: 0o700 })
  await writeFile(join(opened.folder, 'echo.zip'), 'hidden cases')
  const { mode } = await stat(opened.folder)

  await opened[Symbol.asyncDispose]()

  expect(mode & 0o777).toBe(0o700)
  expect(await readdir(parent)).toEqual([])
})
