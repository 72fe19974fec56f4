import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const [lookMs, patienceMs] = [20, 20_000]

/** A third-party program of the installation: Redis or nginx. */
export interface ExternalProgram extends AsyncDisposable {
  readonly signal: (signal: NodeJS.Signals) => void
  readonly ended: Promise<unknown>
}

/** Starts a program and waits until it listens on the port. Throws with its output if it does not. */
export async function startExternalProgram(
  command: string,
  words: readonly string[],
  port: number,
): Promise<ExternalProgram> {
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'pipe'] })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(String(chunk)))
  const ended = once(child, 'exit')
  const until = performance.now() + patienceMs
  while (!(await isListening(port))) {
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

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
