import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { builtFolder } from './built-folder.ts'

let parent: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'codedojo-built-'))
})
afterEach(() => rm(parent, { recursive: true }))

const filledWith = (text: string) => async (folder: string) => {
  await sleep(20)
  await writeFile(join(folder, 'content'), text)
}

test('a folder is filled once, and everybody may pass it', async () => {
  const first = await builtFolder({ parent, name: 'a', fill: filledWith('first') })
  const second = await builtFolder({ parent, name: 'a', fill: filledWith('second') })

  expect(second).toBe(first)
  expect(await readFile(join(first, 'content'), 'utf8')).toBe('first')
  expect((await stat(first)).mode & 0o777).toBe(0o755)
})

test('of several at once one wins, and nothing else is left', async () => {
  const texts = ['1', '2', '3', '4']

  await Promise.all(texts.map((text) => builtFolder({ parent, name: 'a', fill: filledWith(text) })))

  expect(await readdir(parent)).toEqual(['a'])
})

test('a failed attempt leaves nothing and can be repeated', async () => {
  const failing = builtFolder({
    parent,
    name: 'a',
    fill: () => Promise.reject(new Error('no room')),
  })

  await expect(failing).rejects.toThrow('no room')
  expect(await readdir(parent)).toEqual([])
  expect(await builtFolder({ parent, name: 'a', fill: filledWith('later') })).toBe(join(parent, 'a'))
})

test('what a killed process left is removed when it is old', async () => {
  const old = join(parent, '.draft-old')
  const young = join(parent, '.draft-young')
  await mkdir(old)
  await mkdir(young)
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000)
  await utimes(old, yesterday, yesterday)

  await builtFolder({ parent, name: 'a', fill: filledWith('new') })

  expect((await readdir(parent)).toSorted()).toEqual(['.draft-young', 'a'])
})
