import { setTimeout as sleep } from 'node:timers/promises'
import { type Language, languages, type Verdict } from '@codedojo/contract'
import { z } from 'zod'
import { type ProgramKind, sumProgram, verdictOfKind } from '../durability/sum-problem.ts'
import { pick } from './pick.ts'

export interface BenignLearnerOptions {
  readonly address: string
  readonly problemId: string
  /** When it is aborted, learners finish what they have started. */
  readonly signal: AbortSignal
}

export interface LearnerReport {
  /** Times from submission to verdict, in ms. */
  readonly submits: { readonly ms: number; readonly language: Language }[]
  /** Durations of all other requests, in ms. */
  readonly calls: { readonly ms: number; readonly path: string }[]
  /** Unexpected results. */
  readonly faults: string[]
}

export const emptyLearnerReport = (): LearnerReport => ({ submits: [], calls: [], faults: [] })

const judged = z.object({ overallStatus: z.string() })
const pending = z.object({ submissionId: z.string() })
const kinds: readonly ProgramKind[] = ['right', 'right', 'wrong', 'broken']
const lookAgainMs = 100

/** A learner who reads, pauses, submits a program every `pauseMs`, and records the response times. */
export async function runBenignLearner(
  { address, problemId, signal }: BenignLearnerOptions,
  { cookie, number, pauseMs }: { readonly cookie: string; readonly number: number; readonly pauseMs: number },
  seen: LearnerReport,
): Promise<void> {
  const ask = async (path: string, body?: object) => {
    const start = performance.now()
    const answer = await fetch(`${address}/api${path}`, {
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    const ms = performance.now() - start
    if (answer.status >= 400) seen.faults.push(`${path}: ${answer.status} ${text.slice(0, 200)}`)
    const parsed: unknown = JSON.parse(text)
    return { ms, answer: parsed }
  }
  const read = async (path: string) => {
    const { ms } = await ask(path)
    seen.calls.push({ ms, path: path.replace(/[0-9a-f-]{36}/, ':id') })
  }
  const submit = async (turn: number) => {
    const [language, kind] = [pick(languages, number + turn), pick(kinds, number + 3 * turn)]
    const code = sumProgram(language, kind, `learner ${number} ${turn}`)
    const start = performance.now()
    const verdict = await verdictOf(await ask(`/submission/submit/${problemId}`, { code, language }))
    seen.submits.push({ ms: performance.now() - start, language })
    const expected: Verdict = verdictOfKind[kind]
    // Interpreted languages report a syntax error only at run time.
    if (verdict !== expected) seen.faults.push(`${language} ${kind}: ${verdict}, not ${expected}`)
  }
  const verdictOf = async ({ answer }: { readonly answer: unknown }): Promise<string> => {
    for (let now = answer; ; ) {
      const done = judged.safeParse(now)
      if (done.success) return done.data.overallStatus
      const waiting = pending.safeParse(now)
      // The reason has been recorded as a fault.
      if (!waiting.success) return 'no verdict'
      const { submissionId } = waiting.data
      await sleep(lookAgainMs)
      now = (await ask(`/submission/result/${submissionId}`)).answer
    }
  }
  // Staggered starts.
  await sleep((pauseMs * number) / 50, null, { signal }).catch(() => null)
  for (let turn = 0; !signal.aborted; turn++) {
    await read('/user/check')
    await read(`/problem/problemById/${problemId}`)
    await submit(turn)
    await read(`/problem/submittedProblem/${problemId}?page=1&pageSize=20`)
    await sleep(pauseMs, null, { signal }).catch(() => null)
  }
}
