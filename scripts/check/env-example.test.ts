import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { parseConfig } from '../../apps/server/src/config.ts'

const root = dirname(dirname(import.meta.dirname))

/** Names of settings that a file of the programs reads. */
async function namesIn(path: string): Promise<string[]> {
  const text = await readFile(join(root, path), 'utf8')
  return [...text.matchAll(/\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*): optional/g)].map(([, name]) => name ?? '')
}

test('.env.example explains every setting of the server, and each example is accepted', async () => {
  const text = await readFile(join(root, '.env.example'), 'utf8')
  const lines = [...text.matchAll(/^#([A-Z][A-Z0-9_]*)=(.*)$/gm)]
  const examples = Object.fromEntries(lines.map(([, name, value]) => [name, value]))

  const wanted = await namesIn('apps/server/src/config.ts')

  expect(wanted.length).toBeGreaterThan(10)
  expect(Object.keys(examples)).toEqual(expect.arrayContaining(wanted))
  expect(() => parseConfig(examples)).not.toThrow()
})
