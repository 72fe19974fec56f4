import { createHash } from 'node:crypto'
import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { logOf } from '@codedojo/log'
import type { Sandbox } from '@codedojo/sandbox'
import type { LanguageTool } from '../languages/language-tool.ts'
import { type Build, compileProgram, type Program } from './compile-program.ts'
import { programFiles } from './program-files.ts'

/** A build that stays in the cache at least until it is given back. */
export interface CachedBuild extends AsyncDisposable {
  readonly build: Build
}

/** Compiled programs, by their content. */
export interface BuildCache {
  /**
   * Compiles the program unless that was done, or is being done for another. An aborted signal ends the waiting with its
   * reason, and the compilation when nobody else waits for it.
   */
  readonly acquire: (tool: LanguageTool, program: Program, signal?: AbortSignal) => Promise<CachedBuild>
  /**
   * The same builds, of which what is missing is compiled in `sandbox`, where it may have a claimant's warm box and slot. Whoever asks
   * for a program that is being compiled waits for that one, whoever it is compiled for.
   */
  readonly compiledIn: (sandbox: Sandbox) => BuildCache
}

/** Compiled programs, kept by content: Submit after Run does not compile again, unless the compiler met a limit. */
export interface Builds extends BuildCache, AsyncDisposable {
  /** How many compilations were saved. */
  readonly reuses: () => number
}

export interface BuildBounds {
  readonly count: number
  /** What they take of the memory, the names of files included. */
  readonly bytes: number
}

interface Kept {
  readonly build: Promise<Build>
  /** Ends the compilation. */
  readonly stop: AbortController
  holders: number
  bytes: number
}

/** They lie in memory. */
const usualBounds: BuildBounds = { count: 200, bytes: 128 * 1024 * 1024 }

export function makeBuildCache(sandbox: Sandbox, bounds: BuildBounds = usualBounds): Builds {
  // In the order of last use: a map lists its keys in the order in which they were set.
  const kept = new Map<string, Kept>()
  let reuses = 0

  const forget = (key: string, entry: Kept) => {
    // What failed or was broken off may have a successor under its key.
    if (kept.get(key) === entry) kept.delete(key)
  }
  const drop = async (key: string, entry: Kept) => {
    forget(key, entry)
    const dropped = await entry.build
    if (dropped.kind === 'ready') await sandbox.removeFolder(dropped.folder)
  }
  const shrink = async () => {
    for (const [key, entry] of [...kept]) {
      const isIdle = entry.holders === 0 && kept.get(key) === entry
      if (!isIdle) continue
      const bytes = [...kept.values()].reduce((sum, each) => sum + each.bytes, 0)
      if (kept.size <= bounds.count && bytes <= bounds.bytes) return
      await drop(key, entry)
    }
  }
  const begin = (key: string, compile: (signal: AbortSignal) => Promise<Build>): Kept => {
    const stop = new AbortController()
    const build = compile(stop.signal)
    const entry = { build, stop, holders: 0, bytes: 0 }
    build.catch(() => forget(key, entry))
    return entry
  }
  const leave = async ({ key, entry, reason }: { key: string; entry: Kept; reason: unknown }) => {
    entry.holders--
    if (entry.holders > 0) return
    entry.stop.abort(reason)
    // Why the build failed, if it did, its holders were told.
    if (!(await isMade(entry))) return forget(key, entry)
    await drop(key, entry).catch((err: unknown) =>
      logOf('judge').warn(
        { err },
        'what was compiled for nobody could not be removed, and takes memory until the judge ends',
      ),
    )
  }

  const acquireIn =
    (compiler: Sandbox): BuildCache['acquire'] =>
    async (tool, program, signal) => {
      signal?.throwIfAborted()
      const key = keyOf(tool, program)
      const known = kept.get(key)
      if (known) reuses++
      const entry = known ?? begin(key, (stop) => compileProgram(compiler, { tool, program }, stop))
      kept.delete(key)
      kept.set(key, entry)
      entry.holders++
      try {
        const build = await unlessAborted(entry.build, signal)
        const giveBack = async () => {
          entry.holders--
          if (entry.holders === 0 && mayEndOtherwise(build)) forget(key, entry)
          await shrink()
        }
        if (entry.bytes === 0 && build.kind === 'ready') entry.bytes = await bytesBelow(build.folder)
        return { build, [Symbol.asyncDispose]: giveBack }
      } catch (error) {
        await leave({ key, entry, reason: error })
        throw error
      }
    }
  const cacheIn = (compiler: Sandbox): BuildCache => ({
    acquire: acquireIn(compiler),
    compiledIn: cacheIn,
  })
  return {
    ...cacheIn(sandbox),
    reuses: () => reuses,
    [Symbol.asyncDispose]: async () => {
      for (const [key, entry] of kept) await drop(key, entry)
    },
  }
}

function isMade({ build }: Kept): Promise<boolean> {
  return build.then(
    () => true,
    () => false,
  )
}

/** A machine with less to do, or with more memory left, may compile what met a limit. */
function mayEndOtherwise(build: Build): boolean {
  return build.kind === 'failed' && build.limitHit !== null
}

async function unlessAborted<Result>(work: Promise<Result>, signal?: AbortSignal): Promise<Result> {
  if (!signal) return work
  const aborted = Promise.withResolvers<never>()
  const leave = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', leave, { once: true })
  return Promise.race([work, aborted.promise]).finally(() => signal.removeEventListener('abort', leave))
}

function keyOf(tool: LanguageTool, program: Program): string {
  const hash = createHash('sha256').update(JSON.stringify([tool.language, tool.fingerprint]))
  for (const { name, bytes } of programFiles(tool, program)) {
    hash.update(JSON.stringify([name, bytes.length])).update(bytes)
  }
  return hash.digest('hex')
}

/** A file takes whole pages, and about a page more for its name and the like, however little it holds. */
const pageBytes = 4096
const bytesABlock = 512

async function bytesBelow(folder: string): Promise<number> {
  let bytes = 0
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    bytes +=
      pageBytes + (entry.isDirectory() ? await bytesBelow(path) : (await lstat(path)).blocks * bytesABlock)
  }
  return bytes
}
