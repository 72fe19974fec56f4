import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { beforeEach, expect, test } from 'vitest'
import { writeFileAtomically } from './write-file-atomically.ts'

const { signal } = new AbortController()
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'codedojo-whole-'))
  return () => rm(folder, { recursive: true })
})

test('a whole file stands under its name, and what somebody else called partial is left alone', async () => {
  await writeFile(join(folder, 'sum.zip.partial'), 'of a stranger')

  await writeFileAtomically(join(folder, 'sum.zip'), { content: Readable.from(['whole']), signal })

  expect((await readdir(folder)).sort()).toEqual(['sum.zip', 'sum.zip.partial'])
  expect(await readFile(join(folder, 'sum.zip'), 'utf8')).toBe('whole')
  expect(await readFile(join(folder, 'sum.zip.partial'), 'utf8')).toBe('of a stranger')
})

test('a file that cannot be finished leaves what was there, and nothing beside it', async () => {
  await writeFile(join(folder, 'sum.zip'), 'earlier')
  async function* broken() {
    yield 'half'
    throw new Error('The database is gone.')
  }

  const written = writeFileAtomically(join(folder, 'sum.zip'), { content: Readable.from(broken()), signal })

  await expect(written).rejects.toThrow('The database is gone.')
  expect(await readdir(folder)).toEqual(['sum.zip'])
  expect(await readFile(join(folder, 'sum.zip'), 'utf8')).toBe('earlier')
})

test('whoever is told to stop leaves nothing either', async () => {
  const stopping = new AbortController()
  const content = new Readable({ read: () => undefined })
  content.push('half')

  const written = writeFileAtomically(join(folder, 'sum.zip'), { content, signal: stopping.signal })
  stopping.abort()

  await expect(written).rejects.toThrow('aborted')
  expect(await readdir(folder)).toEqual([])
})
