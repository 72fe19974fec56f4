import { mkdir, mkdtemp, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSystemCopy } from './system-copy.ts'

let host: string
let shown: string
beforeEach(async () => {
  host = await mkdtemp(join(tmpdir(), 'host-'))
  shown = await mkdtemp(join(tmpdir(), 'shown-'))
  await mkdir(join(host, 'real/part'), { recursive: true })
  await writeFile(join(host, 'real/part/file'), 'as it is')
  await writeFile(join(host, 'real/part/secret'), 'of somebody')
  await symlink('real', join(host, 'link'))
  await symlink('../../nowhere', join(host, 'real/part/broken'))
})
afterEach(async () => {
  for (const folder of [host, shown]) await rm(folder, { recursive: true })
})

const inShown = (path: string) => join(shown, host, path)

test('a file is shown by every link on its way, and nothing beside it', async () => {
  await openSystemCopy(shown).add([join(host, 'link/part/file'), join(host, 'absent')])

  expect(await readFile(inShown('link/part/file'), 'utf8')).toBe('as it is')
  expect(await readlink(inShown('link'))).toBe('real')
  await expect(readFile(inShown('real/part/secret'))).rejects.toThrow('ENOENT')
})

test('a folder is shown without what is named, and a link that leads nowhere keeps nobody', async () => {
  await openSystemCopy(shown).add([{ folder: join(host, 'real'), without: ['secret'] }])

  expect(await readFile(inShown('real/part/file'), 'utf8')).toBe('as it is')
  await expect(readFile(inShown('real/part/secret'))).rejects.toThrow('ENOENT')
})

test('what is shown stays as it is, and what a failed copy left is copied again', async () => {
  await mkdir(inShown('real/part'), { recursive: true })
  await writeFile(inShown('real/part/file'), 'as')
  const system = openSystemCopy(shown)

  await system.add([join(host, 'real/part/file')])
  const first = await readFile(inShown('real/part/file'), 'utf8')
  await writeFile(join(host, 'real/part/file'), 'changed')
  await system.add([join(host, 'real/part/file')])

  expect([first, await readFile(inShown('real/part/file'), 'utf8')]).toEqual(['as it is', 'as it is'])
})

test('a program comes with the libraries that it loads', async () => {
  await openSystemCopy(shown).add(['/bin/cat'])

  const found = await readFile('/proc/self/maps', 'utf8')
  const libc = /\/\S*libc\.so\.6$/m.exec(found)?.[0] ?? ''
  expect((await readFile(join(shown, libc))).equals(await readFile(libc))).toBe(true)
})

test('a link in a circle is left out', async () => {
  await symlink('circle', join(host, 'circle'))

  await openSystemCopy(shown).add([join(host, 'circle/file'), join(host, 'real/part/file')])

  expect(await readFile(inShown('real/part/file'), 'utf8')).toBe('as it is')
})
