import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lockFile } from '@codedojo/db/embedded'
import { waitForExit } from './wait-for-exit.ts'

// The inputs of the build. The lockfile represents all npm packages.
const sources = ['apps/web', 'packages/contract/src', 'package-lock.json']
const skipped = new Set(['node_modules', 'dist', 'dist.new'])

/** A build takes seconds; on the slowest machines a minute. */
const patienceMs = 5 * 60_000

/**
 * Builds the pages into apps/web/dist unless they are up to date with exactly these sources. A finished build replaces the old
 * one by a rename, so that an interrupted build is never served. Throws with the output of a failed build.
 */
export async function buildWeb(root: string, say: (line: string) => void): Promise<void> {
  const stamp = await hashOf(root)
  if ((await stampOfBuild(root)) === stamp) return
  await mkdir(join(root, '.cache'), { recursive: true })
  await using lock = await lockFile(join(root, '.cache/build-web.lock'), patienceMs)
  if (!lock)
    throw new Error('Another start has been building the pages for five minutes. End it and start again.')
  // Of two concurrent starts, the second finds the first one's build.
  if ((await stampOfBuild(root)) === stamp) return
  await build(root, { stamp, say })
}

async function build(
  root: string,
  { stamp, say }: { readonly stamp: string; readonly say: (line: string) => void },
): Promise<void> {
  const web = join(root, 'apps/web')
  say('Building the pages …')
  const unfinished = join(web, 'dist.new')
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const child = spawn(
    process.execPath,
    [vite, 'build', '--outDir', unfinished, '--emptyOutDir', '--logLevel', 'warn'],
    {
      cwd: web,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)))
  const code = await waitForExit(child)
  if (code !== 0) throw new Error(`The pages could not be built:\n${output.join('')}`)
  await writeFile(join(unfinished, '.made-from'), stamp)
  await rm(join(web, 'dist'), { recursive: true, force: true })
  await rename(unfinished, join(web, 'dist'))
}

/** Whether the existing pages were built from the current sources; null if there are none. */
export async function isWebBuilt(root: string): Promise<boolean | null> {
  const built = await stampOfBuild(root)
  return built === null ? null : built === (await hashOf(root))
}

function stampOfBuild(root: string): Promise<string | null> {
  return readFile(join(root, 'apps/web/dist/.made-from'), 'utf8').catch(() => null)
}

async function hashOf(root: string): Promise<string> {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const path of await listFilesBelow(join(root, source))) {
      hash.update(`${path.slice(root.length)}\0`).update(await readFile(path))
    }
  }
  return hash.digest('hex')
}

async function listFilesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => null)
  if (entries === null) return [path]
  const kept = entries.filter(({ name }) => !skipped.has(name)).sort((a, b) => (a.name < b.name ? -1 : 1))
  const below = await Promise.all(
    kept.map((entry) =>
      entry.isDirectory() ? listFilesBelow(join(path, entry.name)) : [join(path, entry.name)],
    ),
  )
  return below.flat()
}
