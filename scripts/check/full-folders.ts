import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** More files than that, tests aside, nobody reads at a glance. */
export const mostFiles = 40

/** What these hold is named and ordered by something else: a feature, a language, a number. */
const lists: ReadonlySet<string> = new Set([
  'apps/judge/hostile',
  'packages/contract/src',
  'packages/db/migrations',
  'packages/db/migrations/meta',
])

const places = ['apps', 'packages', 'scripts', 'e2e', 'bench']
const notOurs: ReadonlySet<string> = new Set(['node_modules', 'dist', 'dist.new'])

/** The folders below `root` that want sub-folders, as "apps/web/src/ui: 41 files", and how many were counted. */
export async function fullFolders(root: string): Promise<{ full: string[]; folderCount: number }> {
  const counted = (await Promise.all(places.map((place) => countIn(root, place)))).flat()
  return {
    full: counted
      .filter(({ folder, files }) => files > mostFiles && !lists.has(folder))
      .map(({ folder, files }) => `${folder}: ${files} files`),
    folderCount: counted.length,
  }
}

interface Count {
  readonly folder: string
  readonly files: number
}

async function countIn(root: string, folder: string): Promise<Count[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !isTest(entry.name)).length
  const inner = entries.filter((entry) => entry.isDirectory() && !notOurs.has(entry.name))
  const counts = await Promise.all(inner.map(({ name }) => countIn(root, `${folder}/${name}`)))
  return [{ folder, files }, ...counts.flat()]
}

function isTest(name: string): boolean {
  return /\.(test|spec|shots)\.tsx?$/.test(name)
}
