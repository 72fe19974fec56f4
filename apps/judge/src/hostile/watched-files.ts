import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { limitsOf } from '../limits.ts'
import type { OpenJudge } from '../open-judge.ts'
import type { Canaries } from './canaries.ts'

/** A fingerprint of each file, by path. */
export type FileFingerprints = Readonly<Record<string, string>>

/** All files and folders below a folder; symbolic links are not followed. */
export async function listFilesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const below = entries.map(async (entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? [path, ...(await listFilesBelow(path))] : [path]
  })
  return (await Promise.all(below)).flat()
}

/**
 * Fingerprints by metadata: any write, replacement, or change of owner or mode alters them. Does not read contents, so it is
 * fast.
 */
export async function fingerprintFiles(paths: readonly string[]): Promise<FileFingerprints> {
  const notes = paths.map(async (path) => {
    const { ino, size, mode, uid, gid, ctimeNs } = await lstat(path, { bigint: true })
    return [path, [ino, size, mode, uid, gid, ctimeNs].join(' ')] as const
  })
  return Object.fromEntries(await Promise.all(notes))
}

/** Fingerprints by content. */
export async function hashFiles(paths: readonly string[]): Promise<FileFingerprints> {
  const hashes: [string, string][] = []
  for (const path of paths) {
    const hash = createHash('sha256')
    if ((await lstat(path)).isFile()) await pipeline(createReadStream(path), hash)
    hashes.push([path, hash.digest('hex')])
  }
  return Object.fromEntries(hashes)
}

/** Files that boxes can see (programs, the toolchain) and some that they must not see (the canaries). */
export async function filesOfHost(
  { sandbox, toolchain }: OpenJudge,
  { files, places }: Canaries,
): Promise<string[]> {
  const programs = ['/usr/bin/true', '/usr/bin/dash', '/usr/bin/bwrap', '/usr/bin/python3', '/etc/passwd']
  const commands = [...toolchain.tools.values()].flatMap((tool) => [
    tool.compile?.([]),
    tool.quickCompilation?.([{ name: 'main.cpp', bytes: Buffer.from('#include <iostream>') }])?.command,
    tool.run([], limitsOf(tool.language, { timeMs: 1000, memoryBytes: 2 ** 28, sameLimits: true })),
  ])
  const mounted = commands.flatMap((command) => command?.mounts.map(({ from }) => from) ?? [])
  const folders = [sandbox.systemFolder, ...mounted]
  const below = await Promise.all([places.folder, ...folders].map(listFilesBelow))
  return [...new Set([...programs, ...files, ...folders, ...below.flat()])].toSorted()
}
