import { setTimeout as sleep } from 'node:timers/promises'
import { health } from '@codedojo/contract'
import { connect } from '@codedojo/db'
import { checkJudging, type Judging } from '../../apps/server/src/features/health/index.ts'

type Role = 'all' | 'web' | 'judge'

interface Wait {
  readonly address: string
  readonly databaseUrl: string
  readonly patienceMs: number
  readonly signal: AbortSignal
}

/**
 * Waits until all parts that this role starts are working, for at most `patienceMs` or until aborted. Returns the state of
 * judging, read from the database the last time that the server answered, or null if it never answered.
 */
export async function waitUntilReady(wait: Wait, role: Role): Promise<Judging | null> {
  await using database = connect(wait.databaseUrl, { poolSize: 1 })
  const deadline = Date.now() + wait.patienceMs
  let judging: Judging | null = null
  while (Date.now() < deadline && !wait.signal.aborted) {
    if (await isAnswering(wait.address)) judging = await checkJudging(database)
    if (judging !== null && notReadyReasons(judging, role).length === 0) return judging
    await sleep(100)
  }
  return judging
}

async function isAnswering(address: string): Promise<boolean> {
  try {
    const response = await fetch(new URL('/api/health', address), { signal: AbortSignal.timeout(5_000) })
    return health.response.safeParse(await response.json()).success
  } catch {
    return false
  }
}

/** One line, with the remedy, for each part that does not work. A machine with only a server ignores judges elsewhere. */
export function notReadyReasons(judging: Judging | null, role: Role): string[] {
  if (judging === null) return ['The server does not answer; see its log.']
  const parts = [judging.database, judging.queue, ...(role === 'web' ? [] : judgesOf(judging))]
  return parts
    .filter((part) => !part.works)
    .map((part) => (part.cure === null ? part.detail : `${part.detail} ${part.cure}`))
}

function judgesOf({ ok, judges }: Judging) {
  if (judges.length > 0 || ok) return judges
  return [{ works: false, detail: 'No judge has reported yet.', cure: 'See its log.' }]
}
