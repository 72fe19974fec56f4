import { access } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { rankOf } from './slowest-first-sequencer.ts'

const root = dirname(dirname(import.meta.dirname))

test('the longest test begins before the others of its folder, and those before what is quick', async () => {
  const paths = [
    'scripts/supervisor/supervise.full.test.ts',
    'scripts/supervisor/program.test.ts',
    'apps/judge/src/main.full.test.ts',
    'apps/server/src/config.test.ts',
  ]
  for (const path of paths) await access(join(root, path))

  const places = paths.map((path) => rankOf(join(root, path)))

  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(new Set(places).size).toBe(paths.length)
})
