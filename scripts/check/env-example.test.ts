import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { parseConfig as parseJudgeConfig } from '../../apps/judge/src/config.ts'
import { parseConfig } from '../../apps/server/src/config.ts'

const root = dirname(dirname(import.meta.dirname))

/** Names of the settings that a source file reads. */
async function namesIn(path: string): Promise<string[]> {
  const text = await readFile(join(root, path), 'utf8')
  return [...text.matchAll(/\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*): optional/g)].map(([, name]) => name ?? '')
}

test('.env.example explains every setting, and each example is accepted', async () => {
  const text = await readFile(join(root, '.env.example'), 'utf8')
  const lines = [...text.matchAll(/^#([A-Z][A-Z0-9_]*)=(.*)$/gm)]
  const examples = Object.fromEntries(lines.map(([, name, value]) => [name, value]))

  const server = await namesIn('apps/server/src/config.ts')
  const judge = await namesIn('apps/judge/src/config.ts')

  expect(server).toContain('PORT')
  expect(judge).toContain('JUDGE_SLOTS')
  expect(Object.keys(examples).toSorted()).toEqual([...new Set([...server, ...judge])].toSorted())
  expect(() => parseConfig(examples)).not.toThrow()
  expect(() => parseJudgeConfig({ ...examples, JUDGE_SLOTS: '1' })).not.toThrow()
})
