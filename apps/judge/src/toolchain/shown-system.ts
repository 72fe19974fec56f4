import { execFile } from 'node:child_process'
import { lstat, mkdir, readdir, readlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/*
 * How it works
 *   files of this machine's system ─→ every link on their way, and what links lead to
 *                                  ─→ the shared libraries that they load, as ldd(1) tells
 *                                  ─→ copied into the folder, under the same paths
 * A box shows this folder and nothing else of the system. It lies in memory: what one program has read of it another cannot see.
 */

/** The files of the system that programs in boxes are shown. */
export interface ShownSystem {
  /**
   * Shows these files and folders, by their absolute paths, with what they need. One that is not there is left out; what is shown
   * already stays as it is, because programs may be using it.
   */
  readonly show: (wanted: readonly Wanted[]) => Promise<void>
  /** Shows what a program loads, and not the program. */
  readonly showLibrariesOf: (program: string) => Promise<void>
  /** Puts a copy of a file, with its times, under a path, or in place of what was there. */
  readonly put: (file: string, path: string) => Promise<void>
  /** Puts a text under a path. */
  readonly write: (text: string, path: string) => Promise<void>
  /** Makes a link under a path, in place of what was there. */
  readonly link: (target: string, path: string) => Promise<void>
}

/** A file, or a folder with everything in it but what has one of these names. */
export type Wanted = string | { readonly folder: string; readonly without: readonly string[] }

const mostLinks = 40
/** What one call of a program may be given is 2 MiB, a fourth of the stack. Source: execve(2). */
const pathsACall = 2000

/** Shows nothing at first but what is in `folder`, which boxes have as their root. */
export function showSystem(folder: string): ShownSystem {
  const shown = new Set<string>()
  let last: Promise<unknown> = Promise.resolve()
  const placeOf = async (path: string) => {
    const place = join(folder, path)
    await mkdir(dirname(place), { recursive: true, mode: 0o755 })
    return place
  }
  const addAll = async (wanted: readonly Wanted[]) => {
    const found = new Set<string>()
    for (const each of wanted) await collect(each, found)
    for (const path of await librariesOf(found)) await collect(path, found)
    const added = [...found].filter((path) => !shown.has(path))
    for (let from = 0; from < added.length; from += pathsACall)
      await copyInto(folder, added.slice(from, from + pathsACall))
    for (const path of added) shown.add(path)
  }
  // One after the other: two languages share most of their libraries.
  const next = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(work)
    last = mine.catch(() => {})
    return mine
  }
  return {
    show: (wanted) => next(() => addAll(wanted)),
    showLibrariesOf: (program) => next(async () => addAll(await librariesOf([program]))),
    put: (file, path) =>
      next(async () => {
        await run('cp', ['--archive', '--remove-destination', '--', file, await placeOf(path)])
      }),
    write: (text, path) => next(async () => writeFile(await placeOf(path), text, { mode: 0o644 })),
    link: (target, path) =>
      next(async () => {
        await run('ln', ['--symbolic', '--force', '--no-dereference', '--', target, await placeOf(path)])
      }),
  }
}

/** Adds the file, or what is in the folder, and every link on the way; by paths without a link before their last name. */
async function collect(wanted: Wanted, found: Set<string>): Promise<void> {
  const { folder, without } = typeof wanted === 'string' ? { folder: wanted, without: [] } : wanted
  const real = await follow(folder, found)
  if (real === null || found.has(real)) return
  const entry = await lstat(real)
  if (entry.isFile()) found.add(real)
  if (entry.isDirectory()) await collectBelow(real, { without, found })
}

interface Collection {
  readonly without: readonly string[]
  readonly found: Set<string>
}

async function collectBelow(folder: string, { without, found }: Collection): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (without.includes(entry.name)) continue
    if (entry.isFile()) found.add(path)
    else if (entry.isDirectory()) await collectBelow(path, { without, found })
    else if (entry.isSymbolicLink()) await collect({ folder: path, without }, found)
  }
}

/** Where the path leads, with each link on the way added; null when it leads nowhere. */
async function follow(path: string, found: Set<string>): Promise<string | null> {
  let real = '/'
  let links = 0
  const left = path.split('/')
  for (let name = left.shift(); name !== undefined; name = left.shift()) {
    if (name === '' || name === '.') continue
    const next = join(real, name)
    const entry = name === '..' ? null : await lstat(next).catch(() => undefined)
    if (entry === undefined || links > mostLinks) return null
    if (!entry?.isSymbolicLink()) {
      real = next
      continue
    }
    links += 1
    found.add(next)
    const target = await readlink(next)
    if (target.startsWith('/')) real = '/'
    left.unshift(...target.split('/'))
  }
  return real
}

const isLibrary = (path: string) => /\.so(\.|$)/.test(path)
const isProgram = (path: string) => /\/s?bin\/|\/(?:cc1plus|collect2|node)$/.test(path)

/**
 * What these load, and what that loads. The loader is asked once for all libraries, as if a program had them all loaded before it
 * begins, and once for each program; of one that stands alone, or is a script, it tells nothing. Source: ld.so(8).
 */
async function librariesOf(paths: Iterable<string>): Promise<string[]> {
  const all = [...paths]
  const loader = await loaderOf('/bin/sh')
  const ask = (program: string, loadedBefore: readonly string[] = []) =>
    run(loader, ['--list', program], {
      env: { LANG: 'C', LD_PRELOAD: loadedBefore.join(':') },
      maxBuffer: 2 ** 26,
    }).then(
      ({ stdout }) => stdout,
      () => '',
    )
  const told = await Promise.all([
    ask('/bin/sh', all.filter(isLibrary)),
    ...all.filter(isProgram).map((program) => ask(program)),
  ])
  return [loader, ...told.flatMap((text) => Array.from(text.matchAll(loadedFile), ([, path = '']) => path))]
}

const loadedFile = /(?:=> |^\t)(\/\S+) \(0x/gm

/** Its path; of what a program loads ldd(1) names everything else by another name, too. */
async function loaderOf(program: string): Promise<string> {
  const { stdout } = await run('ldd', [program], { env: { LANG: 'C', PATH: '/usr/bin:/bin' } })
  const path = /^\t(\/\S+) \(0x/m.exec(stdout)?.[1]
  if (path === undefined) throw new Error(`The loader of ${program} is not known: ldd(1) does not tell it.`)
  return path
}

async function copyInto(folder: string, paths: readonly string[]): Promise<void> {
  // What is there was left by a copy that failed: nothing that is shown is copied again.
  const words = ['--archive', '--remove-destination', '--parents', `--target-directory=${folder}`, '--']
  await run('cp', [...words, ...paths.map((path) => `.${path}`)], { cwd: '/' })
}
