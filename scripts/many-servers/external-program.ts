import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { isListening } from '../../apps/server/src/testing/is-listening.ts'

const [lookMs, patienceMs] = [20, 20_000]

/** A third-party program of the installation: Redis or nginx. */
export interface ExternalProgram extends AsyncDisposable {
  readonly signal: (signal: NodeJS.Signals) => void
  readonly ended: Promise<unknown>
}

/** Where a program listens. */
export interface ProgramPlace {
  readonly host: string
  readonly port: number
  /** Words before its command that put it into another network. */
  readonly inside?: readonly string[]
}

/** Starts a program and waits until it listens there. Throws with its output if it does not. */
export async function startExternalProgram(
  command: string,
  words: readonly string[],
  { host, port, inside = [] }: ProgramPlace,
): Promise<ExternalProgram> {
  const [first = command, ...rest] = [...inside, command, ...words]
  const child = spawn(first, rest, { stdio: ['ignore', 'pipe', 'pipe'] })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(String(chunk)))
  const ended = once(child, 'exit')
  const until = performance.now() + patienceMs
  while (!(await isListening(port, host))) {
    const isOver = child.exitCode !== null || performance.now() > until
    if (isOver) throw new Error(`${command} does not listen on port ${port}: ${said.join('')}`)
    await sleep(lookMs)
  }
  return {
    signal: (signal) => child.kill(signal),
    ended,
    [Symbol.asyncDispose]: () => end(child, ended),
  }
}

async function end(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
  await ended
}
