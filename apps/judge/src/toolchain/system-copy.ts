import { execFile } from 'node:child_process'
import { lstat, mkdir, readdir, readlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/*
 * How it works
 *   system files of this machine ─→ every link in their paths, and the link targets
 *                                ─→ the shared libraries that they load, according to ldd(1)
 *                                ─→ copied into the folder, at the same paths
 * A box sees this folder and no other file of the system. It is in memory, so that a program cannot tell from the page cache what
 * another one has read.
 */

/** The copies of system files that programs in boxes see. */
export interface SystemCopy {
  /**
   * Copies files and folders, given by absolute paths, with everything they depend on. Missing ones are skipped. Existing copies
   * are not replaced, because programs may be using them.
   */
  readonly add: (wanted: readonly SystemPath[]) => Promise<void>
  /** Copies the libraries that a program loads, but not the program. */
  readonly addLibrariesOf: (program: string) => Promise<void>
  /** Copies a file, with its times, to a path, replacing what was there. */
  readonly put: (file: string, path: string) => Promise<void>
  /** Writes a text file. */
  readonly write: (text: string, path: string) => Promise<void>
  /** Creates a symbolic link, replacing what was there. */
  readonly link: (target: string, path: string) => Promise<void>
}

/** A file, or a folder without the entries of these names. */
export type SystemPath = string | { readonly folder: string; readonly without: readonly string[] }

const maxLinks = 40
/** Arguments of one process may take 2 MiB, a quarter of the stack. Source: execve(2). */
const pathsACall = 2000

/** Opens the copy in `folder`, which is the root folder of boxes; nothing is copied yet. */
export function openSystemCopy(folder: string): SystemCopy {
  const copied = new Set<string>()
  let last: Promise<unknown> = Promise.resolve()
  const placeOf = async (path: string) => {
    const place = join(folder, path)
    await mkdir(dirname(place), { recursive: true, mode: 0o755 })
    return place
  }
  const addAll = async (wanted: readonly SystemPath[]) => {
    const found = new Set<string>()
    for (const each of wanted) await collect(each, found)
    for (const path of await librariesOf(found)) await collect(path, found)
    const added = [...found].filter((path) => !copied.has(path))
    for (let from = 0; from < added.length; from += pathsACall)
      await copyInto(folder, added.slice(from, from + pathsACall))
    for (const path of added) copied.add(path)
  }
  // Sequential, because two languages share most of their libraries.
  const next = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(work)
    last = mine.catch(() => {})
    return mine
  }
  return {
    add: (wanted) => next(() => addAll(wanted)),
    addLibrariesOf: (program) => next(async () => addAll(await librariesOf([program]))),
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

/**
 * Adds the file, or the contents of the folder, and every symbolic link on the way, by paths in which only the last name may be a
 * link.
 */
async function collect(wanted: SystemPath, found: Set<string>): Promise<void> {
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

/** Resolves a path and adds every link on the way; null if it leads nowhere. */
async function follow(path: string, found: Set<string>): Promise<string | null> {
  let real = '/'
  let links = 0
  const left = path.split('/')
  for (let name = left.shift(); name !== undefined; name = left.shift()) {
    if (name === '' || name === '.') continue
    const next = join(real, name)
    const entry = name === '..' ? null : await lstat(next).catch(() => undefined)
    if (entry === undefined || links > maxLinks) return null
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
 * The shared libraries that these files load, directly or indirectly. One run of the dynamic loader resolves all libraries
 * together, and one run each program; static programs and scripts have none. Source: ld.so(8).
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
  const outputs = await Promise.all([
    ask('/bin/sh', all.filter(isLibrary)),
    ...all.filter(isProgram).map((program) => ask(program)),
  ])
  return [
    loader,
    ...outputs.flatMap((text) => Array.from(text.matchAll(loadedFile), ([, path = '']) => path)),
  ]
}

const loadedFile = /(?:=> |^\t)(\/\S+) \(0x/gm

/** The path of the dynamic loader, the only entry that ldd(1) prints without an arrow. */
async function loaderOf(program: string): Promise<string> {
  const { stdout } = await run('ldd', [program], { env: { LANG: 'C', PATH: '/usr/bin:/bin' } })
  const path = /^\t(\/\S+) \(0x/m.exec(stdout)?.[1]
  if (path === undefined) throw new Error(`The loader of ${program} is not known: ldd(1) does not tell it.`)
  return path
}

async function copyInto(folder: string, paths: readonly string[]): Promise<void> {
  // The target exists only if an earlier copy failed: nothing that programs already see is copied again.
  const words = ['--archive', '--remove-destination', '--parents', `--target-directory=${folder}`, '--']
  await run('cp', [...words, ...paths.map((path) => `.${path}`)], { cwd: '/' })
}
