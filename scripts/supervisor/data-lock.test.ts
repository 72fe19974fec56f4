import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { takeDataFolder } from './data-lock.ts'

test('a second start on the same data folder learns where the first runs', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'codedojo-data-'))
  const lock = await takeDataFolder(folder, 'http://localhost:3000')

  const second = takeDataFolder(folder, 'http://localhost:3001')

  await expect(second).rejects.toThrow(
    `CodeDojo already runs on the data folder "${folder}": http://localhost:3000 (process ${process.pid}).`,
  )
  await lock[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})
