import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type * as Contract from '@codedojo/contract'
import { build, type PluginOption, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { schemasWhenNeeded } from './schemas-when-needed.ts'

interface Built {
  readonly code: string
  readonly contract: typeof Contract
}

let folder = ''
let plain: Built
let standingIn: Built
beforeAll(async () => {
  // In the workspace, where what is built finds zod.
  folder = await mkdtemp(join(import.meta.dirname, 'node_modules/.schemas-'))
  plain = await buildContract('plain', [])
  standingIn = await buildContract('standing-in', [schemasWhenNeeded])
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function buildContract(name: string, plugins: PluginOption[]): Promise<Built> {
  const entry = join(import.meta.dirname, '../../packages/contract/src/index.ts')
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: tmpdir(),
    plugins,
    build: {
      outDir: join(folder, name),
      minify: false,
      lib: { entry, formats: ['es'], fileName: 'contract' },
      rolldownOptions: { external: ['zod'] },
    },
  })
  const [written] = built as Rolldown.RolldownOutput[]
  const [chunk] = written?.output ?? []
  if (!chunk) throw new Error('Nothing was built.')
  return { code: chunk.code, contract: await import(join(folder, name, chunk.fileName)) }
}

const isSchema = (value: unknown): value is z.ZodType => value instanceof z.ZodType

/** All that a schema is made of, as data; functions by how they are written. */
function partsOf(value: unknown): unknown {
  if (typeof value === 'function' || value instanceof RegExp) return String(value)
  if (typeof value !== 'object' || value === null) return value
  if ('_zod' in value) return partsOf((value as z.ZodType)._zod.def)
  if (Array.isArray(value)) return value.map(partsOf)
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, partsOf(part)]))
}

test('the schemas of the contract are made when they are looked at', () => {
  expect(plain.code).toMatch(/^var \w+ = z\./m)

  expect(standingIn.code).not.toMatch(/^var \w+ = z\./m)
})

test('each schema and call is what it is without a stand-in', () => {
  const [names, before] = [Object.keys(plain.contract), partsOf({ ...plain.contract })]

  expect(Object.keys(standingIn.contract)).toEqual(names)
  expect(partsOf({ ...standingIn.contract })).toEqual(before)
  expect(Object.values(standingIn.contract).filter(isSchema).length).toBeGreaterThan(100)
})

test('a schema behind a stand-in reads what it is given', () => {
  const { loginBody } = standingIn.contract

  expect(loginBody.parse({ emailId: 'Ada@example.org', password: 'a secret word' })).toMatchObject({
    password: 'a secret word',
  })
  expect(loginBody.safeParse({ emailId: 'nobody' }).success).toBe(false)
})
