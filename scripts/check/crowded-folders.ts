import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Folders with more files than this, tests excluded, are hard to survey. */
export const maxFilesPerFolder = 40

/** Folders that are exempt, because their files form a list, for example one per feature, language or number. */
const lists: ReadonlySet<string> = new Set([
  'apps/judge/hostile',
  'packages/contract/src',
  'packages/db/migrations',
  'packages/db/migrations/meta',
])

const places = ['apps', 'packages', 'scripts', 'e2e', 'bench']
const notOurs: ReadonlySet<string> = new Set(['node_modules', 'dist', 'dist.new'])

/** Folders below `root` that should be split, as "apps/web/src/ui: 41 files", and the number of folders checked. */
export async function findCrowdedFolders(root: string): Promise<{ full: string[]; folderCount: number }> {
  const counted = (await Promise.all(places.map((place) => countIn(root, place)))).flat()
  return {
    full: counted
      .filter(({ folder, files }) => files > maxFilesPerFolder && !lists.has(folder))
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
