import { hash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { limitsOf } from '../limits.ts'
import type { OpenJudge } from '../open-judge.ts'
import type { Canaries } from './canaries.ts'

/*
 * How it works
 * There are more than ten thousand files. Node looks at them one after another without a promise for each, because that takes a
 * fifth of the time, and nothing else is running then.
 */

/** A fingerprint of each file, by path. */
export type FileFingerprints = Readonly<Record<string, string>>

/** All files and folders below a folder; symbolic links are not followed. */
export function listFilesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? [path, ...listFilesBelow(path)] : [path]
  })
}

/**
 * Fingerprints by metadata: any write, replacement, or change of owner or mode alters them. Does not read contents, so it is
 * fast.
 */
export function fingerprintFiles(paths: readonly string[]): FileFingerprints {
  const notes = paths.map((path) => {
    const { ino, size, mode, uid, gid, ctimeNs } = lstatSync(path, { bigint: true })
    return [path, [ino, size, mode, uid, gid, ctimeNs].join(' ')] as const
  })
  return Object.fromEntries(notes)
}

/** Fingerprints by content. */
export function hashFiles(paths: readonly string[]): FileFingerprints {
  const hashes = paths.map(
    (path) => [path, lstatSync(path).isFile() ? hash('sha256', readFileSync(path)) : 'no file'] as const,
  )
  return Object.fromEntries(hashes)
}

/** Files that boxes can see (programs, the toolchain) and some that they must not see (the canaries). */
export function filesOfHost({ sandbox, toolchain }: OpenJudge, { files, places }: Canaries): string[] {
  const programs = ['/usr/bin/true', '/usr/bin/dash', '/usr/bin/bwrap', '/usr/bin/python3', '/etc/passwd']
  const commands = [...toolchain.tools.values()].flatMap((tool) => [
    tool.compile?.([]),
    tool.quickCompilation?.([{ name: 'main.cpp', bytes: Buffer.from('#include <iostream>') }])?.command,
    tool.run([], limitsOf(tool.language, { timeMs: 1000, memoryBytes: 2 ** 28, sameLimits: true })),
  ])
  const mounted = commands.flatMap((command) => command?.mounts.map(({ from }) => from) ?? [])
  const folders = [sandbox.systemFolder, ...mounted]
  const below = [places.folder, ...folders].flatMap(listFilesBelow)
  return [...new Set([...programs, ...files, ...folders, ...below])].toSorted()
}
