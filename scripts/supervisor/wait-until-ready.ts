import { setTimeout as sleep } from 'node:timers/promises'
import { type Health, healthSchema } from '@codedojo/contract'

type Role = 'all' | 'web' | 'judge'

interface Wait {
  readonly address: string
  readonly patienceMs: number
  readonly signal: AbortSignal
}

/**
 * Waits until everything works that this role starts, at most `patienceMs`.
 * Answers what the server last said of itself, null when it said nothing.
 */
export async function waitUntilReady(wait: Wait, role: Role): Promise<Health | null> {
  const deadline = Date.now() + wait.patienceMs
  let health: Health | null = null
  while (Date.now() < deadline && !wait.signal.aborted) {
    health = (await askHealth(wait.address)) ?? health
    if (health !== null && troublesOf(health, role).length === 0) return health
    await sleep(100)
  }
  return health
}

async function askHealth(address: string): Promise<Health | null> {
  try {
    const response = await fetch(new URL('/api/health', address), { signal: AbortSignal.timeout(2_000) })
    return healthSchema.parse(await response.json())
  } catch {
    return null
  }
}

/** One line for each part that must work and does not, with its cure. Judges elsewhere are no concern of a lone server. */
export function troublesOf(health: Health | null, role: Role): string[] {
  if (health === null) return ['The server does not answer; see its log.']
  const parts = [health.database, health.queue, ...(role === 'web' ? [] : judgesOf(health))]
  return parts
    .filter((part) => !part.works)
    .map((part) => (part.cure === null ? part.detail : `${part.detail} ${part.cure}`))
}

function judgesOf({ ok, judges }: Health) {
  if (judges.length > 0 || ok) return judges
  return [{ works: false, detail: 'No judge has reported yet.', cure: 'See its log.' }]
}
