import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const root = dirname(dirname(import.meta.dirname))
const lookMs = 20

/** A server or judge in a process of its own, started like the supervisor does. */
export interface StartedProgram {
  readonly pid: number
  /** Its complete output. */
  readonly said: () => string
  /** Resolves with the signal that ended it, or null if it exited. */
  readonly ended: Promise<NodeJS.Signals | null>
  /** Resolves when it was stopped by SIGSTOP. Throws if it ends instead. */
  readonly untilStopped: () => Promise<void>
  readonly signal: (signal: NodeJS.Signals) => void
}

export interface ProgramStart {
  readonly entry: 'apps/server/src/main.ts' | 'apps/judge/src/main.ts'
  readonly settings: Readonly<Record<string, string>>
  /** Text in its output that shows it is ready. */
  readonly readyWords: string
  /** Words before its command that put it into another network. */
  readonly inside?: readonly string[]
  /** Processors, from 0, on which it and its children may run; default: all. */
  readonly processors?: readonly number[]
}

/** Starts a program and waits until it is ready. Throws with its output if it ends before that. */
export async function startProgram(start: ProgramStart): Promise<StartedProgram> {
  const { entry, settings, readyWords, processors, inside = [] } = start
  const on = processors === undefined ? [] : ['taskset', '--cpu-list', processors.join()]
  const [command = '', ...words] = [...inside, ...on, process.execPath, join(root, entry)]
  const child = spawn(command, words, {
    env: { PATH: '/usr/bin:/bin:/usr/sbin:/sbin', NODE_ENV: 'production', LOG_FORMAT: 'text', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(String(chunk)))
  const started = makeStartedProgram(child, () => said.join(''))
  while (!started.said().includes(readyWords)) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`${entry} ended: ${started.said()}`)
    await sleep(lookMs)
  }
  return started
}

function makeStartedProgram(child: ChildProcess, said: () => string): StartedProgram {
  const { pid } = child
  if (pid === undefined) throw new Error('The program could not be started.')
  return {
    pid,
    said,
    ended: new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal))),
    untilStopped: async () => {
      while ((await stateOf(pid)) !== 'T') {
        if (child.exitCode !== null || child.signalCode !== null) throw new Error(`It ended: ${said()}`)
        await sleep(lookMs)
      }
    },
    signal: (signal) => child.kill(signal),
  }
}

/** Source: proc_pid_stat(5), field 3. */
async function stateOf(pid: number): Promise<string> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return text.slice(text.lastIndexOf(')') + 2).charAt(0)
}
