import { readFileSync } from 'node:fs'
import { access, constants, stat, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { rateDiskSpace } from '../../apps/server/src/features/admin/disk-space.ts'
import { installCommand, missingPrograms } from '../setup/install-programs.mjs'
import { systemPrograms } from '../setup/system-programs.mjs'
import { doubtful, type Finding, faulty, fine } from './finding.ts'

const gigabyte = 1024 ** 3

/** Node and the programs of the distribution. */
export function examinePrograms(): Finding[] {
  const table = systemPrograms
  const missing = missingPrograms(table)
  return [
    fine('node', `${process.version} at ${process.execPath}`),
    ...table.map((entry) =>
      missing.includes(entry)
        ? faulty(entry.program, `missing, so no ${entry.use}`, installCommand([entry]))
        : fine(entry.program, `found, for ${entry.use}`),
    ),
  ]
}

/** Source: what four languages take of the memory, rounded up, and as much again for server, database and programs. */
const neededGigabytes = 1.5

/** Whether there is memory for what the judge shows to programs, besides everything else. */
export function examineMemory(availableBytes = availableMemory()): Finding {
  const detail = `${(availableBytes / gigabyte).toFixed(1)} GB available; a judge keeps 0.5 GB of languages in memory`
  return availableBytes < neededGigabytes * gigabyte
    ? doubtful('memory', detail, 'Give the machine more memory, or end what else runs on it.')
    : fine('memory', detail)
}

/** What can be had without anything being swapped. Source: proc_meminfo(5), MemAvailable. */
function availableMemory(): number {
  const kilobytes = /^MemAvailable:\s+(\d+) kB/m.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1]
  return Number(kilobytes ?? 0) * 1024
}

/** Whether the data folder can be written, or made, and has room. */
export async function examineDataFolder(dataFolder: string): Promise<Finding> {
  const name = 'data folder'
  const existing = await nearestExisting(dataFolder)
  try {
    await access(existing, constants.W_OK)
  } catch {
    return faulty(
      name,
      `"${existing}" cannot be written`,
      'Change its owner, or set DATA_DIR to another folder.',
    )
  }
  const { bavail, blocks, bsize } = await statfs(existing)
  const [freeBytes, totalBytes] = [bavail * bsize, blocks * bsize]
  const detail = `"${dataFolder}", ${(freeBytes / gigabyte).toFixed(1)} GB free`
  if (freeBytes < gigabyte) return faulty(name, detail, 'Make room: the database needs some.')
  const { cure } = rateDiskSpace(freeBytes, totalBytes)
  return cure === null ? fine(name, detail) : doubtful(name, detail, cure)
}

/** Secrets lie in these; nobody but their owner may read them. */
export async function examineRights(paths: readonly string[]): Promise<Finding[]> {
  const findings = await Promise.all(paths.map(examineRight))
  const open = findings.filter((finding) => finding !== null)
  return open.length > 0 ? open : [fine('rights', 'nobody else can read what is secret')]
}

async function examineRight(path: string): Promise<Finding | null> {
  const found = await stat(path).catch(() => null)
  if (found === null || (found.mode & 0o044) === 0) return null
  return doubtful('rights', `others can read "${path}", which holds secrets`, `chmod go-rwx "${path}"`)
}

async function nearestExisting(path: string): Promise<string> {
  const exists = await access(path).then(
    () => true,
    () => false,
  )
  return exists || path === dirname(path) ? path : nearestExisting(dirname(path))
}
