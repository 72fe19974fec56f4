import { type Call, calls } from '@codedojo/contract'
import type { Contestant } from './contestant.ts'

interface Walk {
  readonly who: Contestant
  readonly contestId: string
  /** Problems, submissions and people that a curious person might ask about. */
  readonly ids: readonly string[]
}

/** Somebody reads everything that there is to read; the calls of admins, too, which refuse. */
export async function walkCalls({ who, contestId, ids }: Walk): Promise<void> {
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
