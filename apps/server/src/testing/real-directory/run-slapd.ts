import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isListening } from '../is-listening.ts'

export interface DirectoryProcess {
  readonly end: () => Promise<void>
}

interface Slapd {
  readonly program: string
  /** The folder with its configuration. */
  readonly folder: string
  readonly port: number
  readonly tlsPort: number
}

const patienceMs = 20_000

/** Starts it in the foreground, and waits until it listens. Throws with what it said. */
export async function runSlapd({ program, folder, port, tlsPort }: Slapd): Promise<DirectoryProcess> {
  const addresses = `ldap://127.0.0.1:${port} ldaps://127.0.0.1:${tlsPort}`
  const child = spawn(program, ['-f', join(folder, 'slapd.conf'), '-h', addresses, '-d', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said: string[] = []
  child.stderr.on('data', (chunk) => said.push(String(chunk)))
  const ended = once(child, 'exit')
  const until = performance.now() + patienceMs
  while (!(await isListening(port))) {
    if (child.exitCode !== null || performance.now() > until) {
      child.kill('SIGKILL')
      throw new Error(`slapd does not listen on port ${port}: ${said.join('')}`)
    }
    await sleep(20)
  }
  return {
    end: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
