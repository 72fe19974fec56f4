import { type Health, healthSchema } from '@codedojo/contract'
import type { Config } from '../../apps/server/src/config.ts'
import { localAddress } from '../supervisor/greeting.ts'
import { doubtful, type Finding, faulty, fine } from './finding.ts'

type Part = Health['database']

/** What a running installation says of its parts; `isSupervised` when one should be there. */
export async function examineInstallation(config: Config, isSupervised: boolean): Promise<Finding[]> {
  if (config.role === 'judge') return []
  const address = localAddress(config)
  const response = await fetch(`${address}/api/health`, { signal: AbortSignal.timeout(5_000) }).catch(
    () => null,
  )
  if (response === null) {
    if (!isSupervised)
      return [doubtful('server', `nothing answers on ${address}`, 'Start it with "npm start".')]
    return [faulty('server', `it does not answer on ${address}`, 'Read logs/server.log in the data folder.')]
  }
  const parsed = healthSchema.safeParse(await response.json().catch(() => null))
  if (!parsed.success) {
    return [faulty('server', `another program answers on ${address}`, 'Set another PORT.')]
  }
  const { queue, judges } = parsed.data
  return [
    fine('server', `it answers on ${address}`),
    findingOf('queue', queue),
    ...(judges.length === 0
      ? [faulty('judges', 'none lives', 'Read logs/judge.log in the data folder.')]
      : []),
    ...judges.map((judge) => findingOf(`judge ${judge.name}`, judge)),
  ]
}

function findingOf(name: string, { works, detail, cure }: Part): Finding {
  if (!works) return faulty(name, detail, cure ?? 'Read the logs in the data folder.')
  return cure === null ? fine(name, detail) : doubtful(name, detail, cure)
}
