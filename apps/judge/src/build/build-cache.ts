import { createHash } from 'node:crypto'
import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { logOf } from '@codedojo/log'
import type { Sandbox } from '@codedojo/sandbox'
import type { LanguageTool } from '../languages/language-tool.ts'
import { type Build, compileProgram, type Program } from './compile-program.ts'
import { programFiles } from './program-files.ts'

/** A cached build that is not evicted before the caller disposes of it. */
export interface CachedBuild extends AsyncDisposable {
  readonly build: Build
}

/** A cache of compiled programs, keyed by their content. */
export interface BuildCache {
  /**
   * Returns the cached build, or joins a compilation of the same program that is running, or starts one. If the signal is
   * aborted, the call rejects with its reason; the compilation is aborted too if no other caller waits for it.
   */
  readonly acquire: (tool: LanguageTool, program: Program, signal?: AbortSignal) => Promise<CachedBuild>
  /**
   * Returns a view of this cache that compiles misses in `sandbox`, so they use that claimant's warm box and slot. If the program
   * is already being compiled for another claimant, the caller waits for that compilation.
   */
  readonly compiledIn: (sandbox: Sandbox) => BuildCache
}

/**
 * The build cache with its owner's operations. A submission after a run of the same code is not compiled again, unless the
 * compiler hit a limit the first time.
 */
export interface OwnedBuildCache extends BuildCache, AsyncDisposable {
  /** Number of compilations that the cache has saved. */
  readonly reuses: () => number
}

export interface BuildCacheLimits {
  readonly count: number
  /** Total size in memory, file names included. */
  readonly bytes: number
}

interface CacheEntry {
  readonly build: Promise<Build>
  /** Aborts the compilation. */
  readonly stop: AbortController
  holders: number
  bytes: number
}

/** The limits apply to memory, where all builds are kept. */
const usualBounds: BuildCacheLimits = { count: 200, bytes: 128 * 1024 * 1024 }

export function makeBuildCache(sandbox: Sandbox, bounds: BuildCacheLimits = usualBounds): OwnedBuildCache {
  // In the order of last use: a `Map` iterates in insertion order.
  const kept = new Map<string, CacheEntry>()
  let reuses = 0

  const forget = (key: string, entry: CacheEntry) => {
    // If this build failed or was aborted, a new build may already have taken its key.
    if (kept.get(key) === entry) kept.delete(key)
  }
  const drop = async (key: string, entry: CacheEntry) => {
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
  const begin = (key: string, compile: (signal: AbortSignal) => Promise<Build>): CacheEntry => {
    const stop = new AbortController()
    const build = compile(stop.signal)
    const entry = { build, stop, holders: 0, bytes: 0 }
    build.catch(() => forget(key, entry))
    return entry
  }
  const leave = async ({ key, entry, reason }: { key: string; entry: CacheEntry; reason: unknown }) => {
    entry.holders--
    if (entry.holders > 0) return
    entry.stop.abort(reason)
    // Every caller that waited for this build has got its error.
    if (!(await isMade(entry))) return forget(key, entry)
    await drop(key, entry).catch((err: unknown) =>
      logOf('judge').warn(
        { err },
        'could not remove an abandoned build; it uses memory until the judge exits',
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

function isMade({ build }: CacheEntry): Promise<boolean> {
  return build.then(
    () => true,
    () => false,
  )
}

/** A compiler that hit a limit may succeed when the machine is less busy or has more memory. */
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

/** A file occupies whole pages, plus about one page for its inode and directory entry. */
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
