import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lockFile } from '@codedojo/db/embedded'
import type { Config } from '../../apps/server/src/config.ts'
import { assertPortIsFree } from '../supervisor/assert-port-is-free.ts'
import { type Finding, faultFinding, okFinding, reasonOf, warningFinding } from './finding.ts'

/** Describes the supervisor that uses the data folder; null if none runs. */
export async function findSupervisor({ dataFolder }: Config): Promise<string | null> {
  const path = join(dataFolder, 'supervisor.lock')
  const isThere = await access(path).then(
    () => true,
    () => false,
  )
  if (!isThere) return null
  const lock = await lockFile(path, 0)
  if (lock === null) return (await readFile(path, 'utf8')).trim() || 'it is just starting'
  await lock[Symbol.asyncDispose]()
  return null
}

/** Checks the supervisor or, if none runs, the port that it would use. */
export async function examineSupervisor(config: Config, holder: string | null): Promise<Finding[]> {
  if (holder !== null) return [okFinding('supervisor', `it runs: ${holder}`)]
  const rests = warningFinding(
    'supervisor',
    'none runs, so nothing is started again when it dies',
    'Start it with "npm start".',
  )
  if (config.role === 'judge') return [rests]
  return [rests, await examinePort(config)]
}

async function examinePort({ host, port }: Config): Promise<Finding> {
  try {
    await assertPortIsFree(host, port)
    return okFinding('port', `${port} is free`)
  } catch (error) {
    return faultFinding('port', reasonOf(error), 'End the program that has it, or set another PORT.')
  }
}
