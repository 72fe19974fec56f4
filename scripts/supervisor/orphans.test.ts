import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { endOrphans } from './orphans.ts'
import { readProcessIdentity } from './process-identity.ts'

test('a process that merely got the id of an orphan is left alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'codedojo-orphans-'))
  const mine = await readProcessIdentity(process.pid)
  await writeFile(join(folder, 'server.pid'), `${process.pid} 1`)

  const ended = await endOrphans(folder)

  expect(ended).toEqual([])
  expect(await readdir(folder)).toEqual([])
  expect(await readProcessIdentity(process.pid)).toBe(mine)
  await rm(folder, { recursive: true })
})

test('a folder that cannot be read is told of, and not taken for an empty one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'codedojo-orphans-'))
  await writeFile(join(folder, 'run'), 'a file where the folder should be')

  await expect(endOrphans(join(folder, 'run'))).rejects.toThrow(/cannot be read.*ENOTDIR/)

  await rm(folder, { recursive: true })
})

test('a folder that does not exist yet holds no orphans', async () => {
  expect(await endOrphans('/no/such/folder')).toEqual([])
})
