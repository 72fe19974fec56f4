import { access, constants, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { installCommand, missingPrograms } from '../setup/install-programs.mjs'
import { browserProgram, systemPrograms } from '../setup/system-programs.mjs'
import { type Finding, faulty, fine } from './finding.ts'

const gigabyte = 1024 ** 3

/** Node and the programs of the distribution. */
export function examinePrograms(): Finding[] {
  const table = [...systemPrograms, browserProgram]
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
  const { bavail, bsize } = await statfs(existing)
  const freeGigabytes = (bavail * bsize) / gigabyte
  const detail = `"${dataFolder}", ${freeGigabytes.toFixed(1)} GB free`
  return freeGigabytes < 1 ? faulty(name, detail, 'Make room: the database needs some.') : fine(name, detail)
}

async function nearestExisting(path: string): Promise<string> {
  const exists = await access(path).then(
    () => true,
    () => false,
  )
  return exists || path === dirname(path) ? path : nearestExisting(dirname(path))
}
