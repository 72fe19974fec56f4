import { mkdtemp, readdir, readlink, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBinaries } from './binaries.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'codedojo-binaries-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function linksIn(libraries: string) {
  const entries = await readdir(libraries, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isSymbolicLink()).map(({ name }) => name)
  return Promise.all(names.map(async (name) => ({ name, target: await readlink(join(libraries, name)) })))
}

test('a copy needs nothing of the checkout that it was copied from, which has links of its own', async () => {
  await findBinaries(null)

  const copy = await findBinaries(folder)

  const links = await linksIn(join(copy, 'lib'))
  expect(links.map(({ name }) => name)).toContain('libpq.so.5')
  expect(links.filter(({ target }) => isAbsolute(target))).toEqual([])
  for (const { name } of links) await stat(join(copy, 'lib', name))
})

test('a copy is made once', async () => {
  const copies = await Promise.all([findBinaries(folder), findBinaries(folder)])

  expect(new Set(copies).size).toBe(1)
  expect(await readdir(folder)).toHaveLength(1)
})
