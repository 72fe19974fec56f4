import { healthSchema } from '@codedojo/contract'
import type { Config } from '../../apps/server/src/config.ts'
import { localAddress } from '../supervisor/greeting.ts'
import { type Finding, faulty, fine } from './finding.ts'

/** What a running installation says of its parts; that none runs is no fault. */
export async function examineInstallation(config: Config): Promise<Finding[]> {
  const address = localAddress(config)
  const response = await fetch(`${address}/api/health`, { signal: AbortSignal.timeout(5_000) }).catch(
    () => null,
  )
  if (response === null)
    return [fine('installation', `nothing answers on ${address}; start it with "npm start"`)]
  const parsed = healthSchema.safeParse(await response.json().catch(() => null))
  if (!parsed.success) {
    return [faulty('installation', `another program answers on ${address}`, 'Set another PORT.')]
  }
  const { database, queue, judges, mail } = parsed.data
  const parts = { database, queue, mail, ...Object.fromEntries(judges.map((judge) => [judge.name, judge])) }
  return Object.entries(parts).map(([name, part]) => ({ ...part, name }))
}
