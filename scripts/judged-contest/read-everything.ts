import { type Call, calls } from '@codedojo/contract'
import type { ContestantClient } from './contestant-client.ts'

interface Walk {
  readonly who: ContestantClient
  readonly contestId: string
  /** Ids of problems, submissions and people that a curious user might request. */
  readonly ids: readonly string[]
}

/** Calls every read operation as this user, including those for admins, which must be refused. */
export async function readEverything({ who, contestId, ids }: Walk): Promise<void> {
  for (const call of Object.values<Call>(calls)) {
    if (call.method !== 'GET' || call.sendsEvents) continue
    for (const path of pathsOf(call.path, { contestId, ids })) await who.ask('GET', path)
  }
}

function pathsOf(path: string, { contestId, ids }: Omit<Walk, 'who'>): string[] {
  const named: Record<string, string> = {
    language: 'python',
    version: '1',
    assistant: 'ninja',
    letter: 'A',
    userId: ids[0] ?? '',
  }
  const fill = (id: string) => path.replaceAll(/:(\w+)/g, (_, name: string) => named[name] ?? id)
  if (path.includes('contest')) return [fill(contestId)]
  return path.includes(':') ? ids.map(fill) : [path]
}
