import { readFileSync } from 'node:fs'
import { access, constants, stat, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { rateDiskSpace } from '../../apps/server/src/features/admin/disk-space.ts'
import { installCommand, missingPrograms } from '../setup/install-programs.mjs'
import { systemPrograms } from '../setup/system-programs.mjs'
import { type Finding, faultFinding, okFinding, warningFinding } from './finding.ts'

const gigabyte = 1024 ** 3

/** Checks Node and the required system programs. */
export function examinePrograms(): Finding[] {
  const table = systemPrograms
  const missing = missingPrograms(table)
  return [
    okFinding('node', `${process.version} at ${process.execPath}`),
    ...table.map((entry) =>
      missing.includes(entry)
        ? faultFinding(entry.program, `missing, so no ${entry.use}`, installCommand([entry]))
        : okFinding(entry.program, `found, for ${entry.use}`),
    ),
  ]
}

/** Source: the memory for four languages, rounded up, and as much again for server, database and programs. */
const neededGigabytes = 1.5

/** Checks whether there is enough memory for the files that the judge keeps in memory, besides everything else. */
export function examineMemory(availableBytes = availableMemory()): Finding {
  const detail = `${(availableBytes / gigabyte).toFixed(1)} GB available; a judge keeps 0.5 GB of languages in memory`
  return availableBytes < neededGigabytes * gigabyte
    ? warningFinding('memory', detail, 'Give the machine more memory, or end what else runs on it.')
    : okFinding('memory', detail)
}

/** Memory available without swapping. Source: proc_meminfo(5), MemAvailable. */
function availableMemory(): number {
  const kilobytes = /^MemAvailable:\s+(\d+) kB/m.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1]
  return Number(kilobytes ?? 0) * 1024
}

/** Checks whether the data folder exists or can be created, is writable, and has space. */
export async function examineDataFolder(dataFolder: string): Promise<Finding> {
  const name = 'data folder'
  const existing = await nearestExisting(dataFolder)
  try {
    await access(existing, constants.W_OK)
  } catch {
    return faultFinding(
      name,
      `"${existing}" cannot be written`,
      'Change its owner, or set DATA_DIR to another folder.',
    )
  }
  const { bavail, blocks, bsize } = await statfs(existing)
  const [freeBytes, totalBytes] = [bavail * bsize, blocks * bsize]
  const detail = `"${dataFolder}", ${(freeBytes / gigabyte).toFixed(1)} GB free`
  if (freeBytes < gigabyte) return faultFinding(name, detail, 'Make room: the database needs some.')
  const { cure } = rateDiskSpace(freeBytes, totalBytes)
  return cure === null ? okFinding(name, detail) : warningFinding(name, detail, cure)
}

/** Checks that only their owner can read these files, because they contain secrets. */
export async function examineRights(paths: readonly string[]): Promise<Finding[]> {
  const findings = await Promise.all(paths.map(examineRight))
  const open = findings.filter((finding) => finding !== null)
  return open.length > 0 ? open : [okFinding('rights', 'nobody else can read what is secret')]
}

async function examineRight(path: string): Promise<Finding | null> {
  const found = await stat(path).catch(() => null)
  if (found === null || (found.mode & 0o044) === 0) return null
  return warningFinding('rights', `others can read "${path}", which holds secrets`, `chmod go-rwx "${path}"`)
}

async function nearestExisting(path: string): Promise<string> {
  const exists = await access(path).then(
    () => true,
    () => false,
  )
  return exists || path === dirname(path) ? path : nearestExisting(dirname(path))
}
