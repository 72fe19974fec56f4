import { health } from '@codedojo/contract'
import { connect } from '@codedojo/db'
import type { Config } from '../../apps/server/src/config.ts'
import { checkJudging, type Judging } from '../../apps/server/src/features/health/index.ts'
import { localAddress } from '../supervisor/startup-message.ts'
import { reachDatabase } from './examine-database.ts'
import { type Finding, faultFinding, okFinding, warningFinding } from './finding.ts'

type HealthPart = Judging['database']

/** Checks whether the installation answers and how its judges are; `isSupervised`: one should be running. */
export async function examineInstallation(config: Config, isSupervised: boolean): Promise<Finding[]> {
  if (config.role === 'judge') return []
  const address = localAddress(config)
  const response = await fetch(`${address}/api/health`, { signal: AbortSignal.timeout(5_000) }).catch(
    () => null,
  )
  if (response === null) {
    if (!isSupervised)
      return [warningFinding('server', `nothing answers on ${address}`, 'Start it with "npm start".')]
    return [
      faultFinding('server', `it does not answer on ${address}`, 'Read logs/server.log in the data folder.'),
    ]
  }
  const parsed = health.response.safeParse(await response.json().catch(() => null))
  if (!parsed.success) {
    return [faultFinding('server', `another program answers on ${address}`, 'Set another PORT.')]
  }
  return [okFinding('server', `it answers on ${address}`), ...(await examineJudging(config))]
}

async function examineJudging(config: Config): Promise<Finding[]> {
  await using reached = await reachDatabase(config)
  await using database = connect(reached.url)
  const { queue, judges } = await checkJudging(database)
  return [
    findingOf('queue', queue),
    ...(judges.length === 0
      ? [faultFinding('judges', 'none lives', 'Read logs/judge.log in the data folder.')]
      : []),
    ...judges.map((judge) => findingOf(`judge ${judge.name}`, judge)),
  ]
}

function findingOf(name: string, { works, detail, cure }: HealthPart): Finding {
  if (!works) return faultFinding(name, detail, cure ?? 'Read the logs in the data folder.')
  return cure === null ? okFinding(name, detail) : warningFinding(name, detail, cure)
}
