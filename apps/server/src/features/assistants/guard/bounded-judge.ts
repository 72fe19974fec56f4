import type { Program } from './assemble-programs.ts'
import type { JudgeCode } from './guarded-piece.ts'

export interface BoundedJudge {
  /** True when the program is Accepted, or when that cannot be found out, such as when the limits are used up. */
  readonly mayBeAccepted: (program: Program) => Promise<boolean>
}

/** Limits per answer: one that needs more judgements is no hint, and after so long its reader has waited enough. */
const maxJudgements = 12
const longestHoldMs = 25_000

interface VerdictOptions {
  readonly judge: JudgeCode
  readonly signal: AbortSignal
}

/** Judges the programs of one answer, each once, within limits of number and time. */
export function startBoundedJudge({ judge, signal }: VerdictOptions): BoundedJudge {
  const known = new Map<string, boolean>()
  let leftMs = longestHoldMs

  const judged = async ({ code, language }: Program): Promise<boolean> => {
    if (known.size >= maxJudgements || leftMs <= 0) return true
    const startedAt = performance.now()
    const inTime = AbortSignal.timeout(Math.ceil(leftMs))
    const verdict = await judge(code, language, AbortSignal.any([signal, inTime]))
    leftMs -= performance.now() - startedAt
    return verdict ?? true
  }
  return {
    mayBeAccepted: async (program) => {
      const key = `${program.language}\n${program.code.trim()}`
      const verdict = known.get(key) ?? (await judged(program))
      known.set(key, verdict)
      return verdict
    },
  }
}
