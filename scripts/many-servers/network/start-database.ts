import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { Machine } from './open-network.ts'

export interface HostedDatabase {
  /** Through a socket in a folder, which no network carries: for the test to look. */
  readonly local: string
  /** Over the network. */
  readonly url: string
  readonly judgeUrl: string
  readonly kill: () => Promise<void>
}

const printed = z.object({ local: z.string(), localJudge: z.string(), pid: z.int() })

/** Starts PostgreSQL on a machine, on a data folder that is kept when it is killed. */
export async function startDatabase(machine: Machine, dataFolder: string): Promise<HostedDatabase> {
  const [command = '', ...words] = [
    ...machine.inside,
    ...[process.execPath, join(import.meta.dirname, 'database-host.ts'), dataFolder, machine.address],
  ]
  const { stdout } = await promisify(execFile)(command, words)
  const { local, localJudge, pid } = printed.parse(JSON.parse(stdout))
  return {
    local,
    url: overNetwork(local, machine.address),
    judgeUrl: overNetwork(localJudge, machine.address),
    kill: async () => {
      process.kill(pid, 'SIGKILL')
      while (isRunning(pid)) await sleep(20)
    },
  }
}

/** An address with a socket in a folder becomes one with a host. */
function overNetwork(local: string, host: string): string {
  const { username, password } = new URL(local)
  return `postgres://${username}:${password}@${host}:5432/codedojo`
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
