import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findCrowdedFolders, maxFilesPerFolder } from './crowded-folders.ts'

/** A tree with the given number of files per folder. */
async function makeTree(counts: Readonly<Record<string, number>>, nameOf = (at: number) => `file-${at}.ts`) {
  const root = await mkdtemp(join(tmpdir(), 'codedojo-folders-'))
  for (const place of ['apps', 'packages', 'scripts', 'e2e', 'bench']) await mkdir(join(root, place))
  for (const [folder, count] of Object.entries(counts)) {
    await mkdir(join(root, folder), { recursive: true })
    for (let at = 0; at < count; at++) await writeFile(join(root, folder, nameOf(at)), '')
  }
  return { root, [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }) }
}

test('a folder that nobody reads at a glance is found', async () => {
  await using tree = await makeTree({
    'apps/web/src/ui': maxFilesPerFolder + 1,
    'apps/web/src/lib': maxFilesPerFolder,
  })

  const { full } = await findCrowdedFolders(tree.root)

  expect(full).toEqual([`apps/web/src/ui: ${maxFilesPerFolder + 1} files`])
})

test('tests beside their files, what is installed, and lists that something else orders do not count', async () => {
  const many = maxFilesPerFolder + 1
  await using tests = await makeTree({ 'apps/web/src/ui': many }, (at) => `file-${at}.test.tsx`)
  await using others = await makeTree({
    'apps/web/node_modules/react': many,
    'packages/contract/src': many,
  })

  const found = await Promise.all([findCrowdedFolders(tests.root), findCrowdedFolders(others.root)])

  expect(found.flatMap(({ full }) => full)).toEqual([])
})
