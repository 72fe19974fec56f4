import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { matchRoutes } from 'react-router'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compilePathsOnce } from './compile-paths-once.ts'

let folder = ''
let built: typeof matchRoutes
beforeAll(async () => {
  // Inside the workspace, so that the built code can resolve React.
  folder = await mkdtemp(join(import.meta.dirname, 'node_modules/.paths-'))
  const entry = join(
    import.meta.dirname,
    '../../node_modules/react-router/dist/production/lib/router/utils.js',
  )
  await build({
    ...{ configFile: false, logLevel: 'error', root: tmpdir(), plugins: [compilePathsOnce] },
    build: { outDir: folder, minify: false, lib: { entry, formats: ['es'], fileName: 'paths' } },
  })
  const module: { matchRoutes: typeof matchRoutes } = await import(join(folder, 'paths.mjs'))
  built = module.matchRoutes
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const routes = [
  {
    id: 'layout',
    children: [
      { id: 'home', path: '/' },
      { id: 'lists', path: '/lists' },
      { id: 'list', path: '/lists/:id' },
      { id: 'compare', path: '/submission/:id/compare/:other' },
      { id: 'exact', path: '/Exact', caseSensitive: true },
      { id: 'maybe', path: '/maybe/:id?' },
      { id: 'inner', children: [{ id: 'same', path: '/lists/new' }] },
      { id: 'rest', path: '*' },
    ],
  },
]

test.each([
  ...['/', '/lists', '/LISTS/7', '/lists/new', '/lists/a%2Fb/', '/submission/1/compare/2'],
  ...['/exact', '/Exact', '/maybe', '/maybe/3', '/nowhere/at/all'],
])('%s leads where it leads without', (path) => {
  const found = built(routes, path)

  expect(found).toEqual(matchRoutes(routes, path))
  expect(found?.length).toBeGreaterThan(1)
})

test('the path of each layout and route is compiled once', () => {
  const compiled: unknown[] = []
  const Plain = RegExp
  globalThis.RegExp = new Proxy(Plain, {
    construct: (target, given) => {
      compiled.push(given[0])
      return Reflect.construct(target, given)
    },
  })

  try {
    built([{ children: [{ path: '/new-one' }, { path: '/new-two' }, { path: '/new-one' }] }], '/new-two')
  } finally {
    globalThis.RegExp = Plain
  }

  expect(compiled.length).toBeGreaterThan(1)
  expect(compiled).toHaveLength(new Set(compiled).size)
})
