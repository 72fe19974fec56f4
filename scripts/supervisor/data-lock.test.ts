import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { acquireDataFolder, announceStop } from './data-lock.ts'

test('a second start on the same data folder learns where the first runs', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'codedojo-data-'))
  const lock = await acquireDataFolder(folder, 'http://localhost:3000')

  const second = acquireDataFolder(folder, 'http://localhost:3001')

  await expect(second).rejects.toThrow(
    `CodeDojo already runs on the data folder "${folder}": http://localhost:3000 (process ${process.pid}).`,
  )
  await lock[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

test('a start waits for the one that is stopping', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'codedojo-data-'))
  const first = await acquireDataFolder(folder, 'http://localhost:3000')
  await announceStop(first)

  const second = acquireDataFolder(folder, 'http://localhost:3001')
  await sleep(1_500)
  await first[Symbol.asyncDispose]()
  await using lock = await second

  expect(lock).toBeDefined()
  await rm(folder, { recursive: true })
})
