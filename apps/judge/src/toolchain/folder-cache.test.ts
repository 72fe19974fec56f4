import files, { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { captureLog } from '@codedojo/log/testing'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openFolderCache } from './folder-cache.ts'

const name = 'cpp-0123456789abcdef'
const unused = 'cpp-fedcba9876543210'
const dayMs = 24 * 60 * 60 * 1000

let parent: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'codedojo-built-'))
})
afterEach(() => rm(parent, { recursive: true }))

const filledWith = (text: string) => async (folder: string) => {
  await sleep(20)
  await writeFile(join(folder, 'content'), text)
}

async function makeOld(entry: string, days: number): Promise<void> {
  await mkdir(join(parent, entry))
  await setAge(entry, days)
}

async function makeUnused(entry: string, days: number): Promise<void> {
  await makeOld(entry, days)
  await writeFile(join(parent, `${entry}.used`), '')
  await setAge(`${entry}.used`, days)
}

async function setAge(entry: string, days: number): Promise<void> {
  const then = new Date(Date.now() - days * dayMs)
  await utimes(join(parent, entry), then, then)
}

/** Time since the entry was last used. */
async function ageOf(entry: string): Promise<number> {
  return Date.now() - (await stat(join(parent, `${entry}.used`))).mtimeMs
}

test('a folder is filled once, and everybody may pass it', async () => {
  await using folders = await openFolderCache(parent)

  const first = await folders.build({ name, fill: filledWith('first') })
  const second = await folders.build({ name, fill: filledWith('second') })

  expect(second).toBe(first)
  expect(await readFile(join(first, 'content'), 'utf8')).toBe('first')
  expect((await stat(first)).mode & 0o777).toBe(0o755)
})

test('of several at once one wins, and nothing else is left', async () => {
  const texts = ['1', '2', '3', '4']

  await Promise.all(
    texts.map(async (text) => {
      await using folders = await openFolderCache(parent)
      await folders.build({ name, fill: filledWith(text) })
    }),
  )

  expect((await readdir(parent)).toSorted()).toEqual([name, `${name}.used`])
})

test('a failed attempt leaves nothing and can be repeated', async () => {
  await using folders = await openFolderCache(parent)
  const failing = folders.build({ name, fill: () => Promise.reject(new Error('no room')) })

  await expect(failing).rejects.toThrow('no room')
  expect(await readdir(parent)).toEqual([])
  expect(await folders.build({ name, fill: filledWith('later') })).toBe(join(parent, name))
})

test('what a killed process left is removed when it is old', async () => {
  await makeOld('.draft-old', 1)
  await makeOld('.draft-young', 0)

  await using folders = await openFolderCache(parent)
  await folders.sweep()

  expect(await readdir(parent)).toEqual(['.draft-young'])
})

test('what no judge has used for a month is removed, and nothing that is not ours', async () => {
  await makeUnused(unused, 31)
  await makeUnused(name, 29)
  await makeOld('somebody', 400)
  await using folders = await openFolderCache(parent)

  await folders.sweep()

  expect((await readdir(parent)).toSorted()).toEqual([name, `${name}.used`, 'somebody'])
})

test('a folder without a mark, which a judge of an earlier version may use, gets one and a month', async () => {
  await makeOld(unused, 400)
  await using folders = await openFolderCache(parent)

  await folders.sweep()
  expect((await readdir(parent)).toSorted()).toEqual([unused, `${unused}.used`])

  await setAge(`${unused}.used`, 31)
  await folders.sweep()
  expect(await readdir(parent)).toEqual([])
})

test('what this judge uses stays, however long nobody did', async () => {
  await makeUnused(name, 400)
  await using folders = await openFolderCache(parent)
  await folders.build({ name, fill: () => Promise.reject(new Error('it is there')) })
  // Simulates a clock correction: the mark suddenly looks 400 days old.
  await setAge(`${name}.used`, 400)

  await folders.sweep()

  expect((await readdir(parent)).toSorted()).toEqual([name, `${name}.used`])
})

test('what cannot be removed is told, and stands in nobody’s way', async () => {
  await makeUnused(unused, 31)
  using told = captureLog()
  // A disk that refuses writes has to be simulated.
  const refusal = vi.spyOn(files, 'rename').mockRejectedValueOnce(new Error('read-only file system'))
  syncBuiltinESMExports()
  onTestFinished(() => {
    refusal.mockRestore()
    syncBuiltinESMExports()
  })
  await using folders = await openFolderCache(parent)

  await folders.sweep()

  expect(told.lines).toEqual([
    expect.stringMatching(new RegExp(`${unused}" is not used .*\n.*Error: read-only file system`)),
  ])
  expect((await readdir(parent)).toSorted()).toEqual([unused, `${unused}.used`])
})

test('what a judge uses counts as used when it is opened, and every hour that it goes on', async () => {
  await makeUnused(name, 29)
  await using folders = await openFolderCache(parent)

  await folders.build({ name, fill: () => Promise.reject(new Error('it is there')) })
  expect(await ageOf(name)).toBeLessThan(dayMs)

  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    await using others = await openFolderCache(parent)
    await others.build({ name, fill: () => Promise.reject(new Error('it is there')) })
    await setAge(`${name}.used`, 3)

    vi.advanceTimersByTime(dayMs / 24)

    await expect.poll(() => ageOf(name)).toBeLessThan(dayMs)
  } finally {
    vi.useRealTimers()
  }
})
