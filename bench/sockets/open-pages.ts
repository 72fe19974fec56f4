import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type Answer, answerSchema, type Order } from './page-messages.ts'

interface PagesToOpen {
  readonly address: string
  readonly cookies: readonly string[]
  /** Number of processes among which the pages are divided. */
  readonly programs: number
  /** Number of pages that each process connects concurrently. */
  readonly atATime: number
}

/** Many connected pages of different people, all in the global room. */
export interface OpenPages extends AsyncDisposable {
  /** Names of the transports in use. */
  readonly transports: readonly string[]
  /** The results since the previous report. */
  readonly report: () => Promise<{ readonly delays: readonly number[]; readonly standing: number }>
}

/** Opens a page for each cookie; resolves when all are in the global room. */
export async function openPages({ address, cookies, programs, atATime }: PagesToOpen): Promise<OpenPages> {
  const children = Array.from({ length: programs }, () => fork(join(import.meta.dirname, 'hold-pages.ts')))
  const share = Math.ceil(cookies.length / programs)
  const opened = await Promise.all(
    children.map((child, at) => {
      const own = cookies.slice(at * share, (at + 1) * share)
      return ask(child, { kind: 'open', address, cookies: own, atATime })
    }),
  )
  return {
    transports: [...new Set(opened.flatMap((answer) => (answer.kind === 'opened' ? answer.transports : [])))],
    report: async () => {
      const answers = await Promise.all(children.map((child) => ask(child, { kind: 'report' })))
      const heard = answers.flatMap((answer) => (answer.kind === 'heard' ? [answer] : []))
      return {
        delays: heard.flatMap(({ delays }) => delays),
        standing: heard.reduce((sum, { standing }) => sum + standing, 0),
      }
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all(children.map((child) => end(child)))
    },
  }
}

/** Throws if the process ends instead of answering. */
async function ask(child: ChildProcess, order: Order): Promise<Answer> {
  const stop = new AbortController()
  const { signal } = stop
  try {
    const ended = once(child, 'exit', { signal }).then(() => {
      throw new Error('A program that holds pages ended.')
    })
    const answered = once(child, 'message', { signal })
    child.send(order)
    const [answer] = await Promise.race([answered, ended])
    return answerSchema.parse(answer)
  } finally {
    stop.abort()
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
