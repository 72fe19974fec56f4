import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeScratchFolder, sweepScratchFolders } from './scratch-folders.ts'

/** As left by a process that was killed during an upload. */
async function leaveFolder(pid: number, age: 'new' | 'old'): Promise<string> {
  const name = `codedojo-upload-${pid}-${Math.random().toString(36).slice(2)}`
  await mkdir(join(tmpdir(), name))
  await writeFile(join(tmpdir(), name, 'upload.zip'), 'half of an archive')
  if (age === 'old') await utimes(join(tmpdir(), name), 1, 1)
  return name
}

test('what a former version left is deleted once it is a day old', async () => {
  const names = ['codedojo-upload-aB3xY9', 'codedojo-import-Zz81qq']
  for (const name of names) await mkdir(join(tmpdir(), name), { recursive: true })
  await utimes(join(tmpdir(), 'codedojo-upload-aB3xY9'), 1, 1)

  await sweepScratchFolders()
  const left = await readdir(tmpdir())
  for (const name of names) await rm(join(tmpdir(), name), { recursive: true, force: true })

  expect(names.map((name) => left.includes(name))).toEqual([false, true])
})

test('what a killed process left is deleted, and what a running one uses stays', async () => {
  const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'])
  await once(child, 'spawn')
  const pid = child.pid ?? 0
  const [used, old, before] = [
    await leaveFolder(pid, 'new'),
    await leaveFolder(pid, 'old'),
    await leaveFolder(process.pid, 'old'),
  ]
  const own = await makeScratchFolder('import')

  await sweepScratchFolders()
  const whileItRuns = await readdir(tmpdir())
  child.kill('SIGKILL')
  await once(child, 'exit')
  await sweepScratchFolders()
  const afterItsEnd = await readdir(tmpdir())
  await rm(own, { recursive: true })

  expect(whileItRuns).toContain(used)
  expect(whileItRuns).not.toContain(old)
  expect(whileItRuns).not.toContain(before)
  expect(afterItsEnd).not.toContain(used)
  expect(afterItsEnd.map((name) => join(tmpdir(), name))).toContain(own)
})
