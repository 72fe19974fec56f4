import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { licenceNotices } from './licence-notices.ts'
import { packagesIn } from './licences-plugin.ts'
import { lockedPackages } from './locked-packages.ts'

const root = join(import.meta.dirname, '../..')

async function makeFolder(files: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'codedojo-licences-'))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) }
}

const about = (name: string, license: unknown) => JSON.stringify({ name, version: '1.2.3', license })

test('a licence is quoted once for all packages that have the same, and named where a package brings none', async () => {
  await using made = await makeFolder({
    'a/package.json': about('a', 'MIT'),
    'a/LICENSE.md': 'May be used.\r\n',
    'b/package.json': about('@b/b', { type: 'MIT' }),
    'b/licence': 'May be used.\n',
    'c/package.json': about('c', 'ISC'),
    'c/license-checker.js': 'code()',
  })

  const text = licenceNotices(['c', 'a', 'b', 'a'].map((name) => join(made.folder, name)))

  expect(text).toMatch(/\n@b\/b 1\.2\.3 \(MIT\)\na 1\.2\.3 \(MIT\)\n\nMay be used\.\n/)
  expect(text.match(/May be used/g)).toHaveLength(1)
  expect(text).toMatch(/\nc 1\.2\.3 \(ISC\)\n\nThe package brings no text of its licence: ISC\.\n/)
})

test('what a program needs is followed through all packages, and what is only for development is not', async () => {
  const packages = {
    'apps/one': { dependencies: { '@us/lib': '1', b: '1' }, devDependencies: { d: '1' } },
    'node_modules/@us/lib': { link: true, resolved: 'packages/lib' },
    'packages/lib': { dependencies: { a: '1' }, optionalDependencies: { elsewhere: '1' } },
    'node_modules/a': { dependencies: { b: '2' } },
    'node_modules/a/node_modules/b': {},
    'node_modules/b': {},
    'node_modules/d': {},
    'node_modules/elsewhere': {},
  }
  const there = ['packages/lib', 'node_modules/a/node_modules/b', 'node_modules/b', 'node_modules/d']
  await using made = await makeFolder({
    'package-lock.json': JSON.stringify({ packages }),
    ...Object.fromEntries(there.map((path) => [`${path}/package.json`, '{}'])),
  })

  const found = lockedPackages(made.folder, ['apps/one'])

  expect(found.map((path) => path.slice(made.folder.length + 1)).toSorted()).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/b',
  ])
})

test('the server and the judge are known to run with these, and not with what tests them', () => {
  const found = lockedPackages(root, ['apps/server', 'apps/judge']).map((path) => path.slice(root.length + 1))

  expect(found).toEqual(
    expect.arrayContaining(['node_modules/fastify', 'node_modules/pg', 'node_modules/@fontsource/noto-sans']),
  )
  expect(found).not.toContain('node_modules/vitest')
})

test('modules and fonts of a bundle lead to their packages', () => {
  const chunk = {
    type: 'chunk' as const,
    moduleIds: [
      '/srv/node_modules/react/index.js',
      '\0/srv/apps/web/node_modules/@b/b/node_modules/c/c.js?commonjs-module',
      '\0vite/preload-helper.js',
      '/srv/apps/web/src/main.ts',
    ],
  }
  const font = {
    type: 'asset' as const,
    originalFileNames: ['../../node_modules/@fontsource/inter/files/i.woff2'],
  }

  const found = packagesIn({ 'a.js': chunk, 'i.woff2': font })

  expect(found).toEqual([
    '/srv/node_modules/react',
    '/srv/apps/web/node_modules/@b/b/node_modules/c',
    join(root, 'node_modules/@fontsource/inter'),
  ])
})
