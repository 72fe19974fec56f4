import { glob, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type * as Contract from '@codedojo/contract'
import { build, type PluginOption } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { lazySchemas } from './lazy-schemas-plugin.ts'

interface Built {
  readonly code: string
  readonly contract: typeof Contract
}

let folder = ''
let plain: Built
let standingIn: Built
beforeAll(async () => {
  // Inside the workspace, so that the built code can resolve zod.
  folder = await mkdtemp(join(import.meta.dirname, 'node_modules/.schemas-'))
  plain = await buildContract('plain', [])
  standingIn = await buildContract('standing-in', [lazySchemas])
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
  const [chunk] = [built].flat().flatMap((each) => ('output' in each ? each.output[0] : []))
  if (!chunk) throw new Error('Nothing was built.')
  return { code: chunk.code, contract: await import(join(folder, name, chunk.fileName)) }
}

const isSchema = (value: unknown): value is z.ZodType => value instanceof z.ZodType

/** Whether a value is a zod schema. */
const hasDefinition = (value: object): value is { readonly _zod: { readonly def: object } } => '_zod' in value

/**
 * The definition of a schema as data; functions by their source text. A schema inside itself, such as a group of groups, is
 * replaced by its depth.
 */
function partsOf(value: unknown, within: readonly object[] = []): unknown {
  if (typeof value === 'function' || value instanceof RegExp) return String(value)
  if (typeof value !== 'object' || value === null) return value
  if (hasDefinition(value)) {
    const depth = within.indexOf(value)
    return depth === -1 ? partsOf(value._zod.def, [...within, value]) : `the schema at depth ${depth}`
  }
  if (Array.isArray(value)) return value.map((part) => partsOf(part, within))
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, partsOf(part, within)]))
}

test('the schemas of the contract are made when they are looked at', () => {
  expect(plain.code).toMatch(/^var \w+ = z\./m)

  expect(standingIn.code).not.toMatch(/^var \w+ = z\./m)
})

/** The parts of a call that only the server and the API document need. */
const serversParts: ReadonlySet<string> = new Set(['summary', 'access', 'params', 'query', 'body', 'errors'])

/** The definition of a call as the pages have it. */
function partsOnPages(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof RegExp)
    return value
  if (hasDefinition(value)) return value
  const parts = Object.entries(value).filter(([name]) => !('method' in value) || !serversParts.has(name))
  return Object.fromEntries(parts.map(([name, part]) => [name, partsOnPages(part)]))
}

test('each schema and call is what it is without a stand-in, but for what only the server needs', () => {
  expect(partsOf({ ...standingIn.contract })).toEqual(partsOf(partsOnPages({ ...plain.contract })))
  expect(Object.values(standingIn.contract).filter(isSchema).length).toBeGreaterThan(100)
})

const isCall = (value: unknown) => typeof value === 'object' && value !== null && 'method' in value

test('no page looks at what only the server needs to know of a call', async () => {
  const calls = Object.entries({ ...plain.contract }).flatMap(([name, value]) =>
    isCall(value) ? [name] : [],
  )
  const looks = new RegExp(String.raw`\b(?:${calls.join('|')})\.(?:${[...serversParts].join('|')})\b`)

  const looking: string[] = []
  for await (const file of glob(join(import.meta.dirname, 'src/**/*.{ts,tsx}'), { exclude: ['**/*.test.*'] }))
    if (looks.test(await readFile(file, 'utf8'))) looking.push(file)

  expect(looking).toEqual([])
  expect(calls.length).toBeGreaterThan(100)
})

test('a schema behind a stand-in reads what it is given', () => {
  const { loginBody } = standingIn.contract

  expect(loginBody.parse({ emailId: 'Ada@example.org', password: 'a secret word' })).toMatchObject({
    password: 'a secret word',
  })
  expect(loginBody.safeParse({ emailId: 'nobody' }).success).toBe(false)
})
