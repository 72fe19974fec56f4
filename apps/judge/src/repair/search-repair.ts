import type { Language, Repair } from '@codedojo/contract'
import { makeBuildCache } from '../build/build-cache.ts'
import type { JudgeParts } from '../judge-parts.ts'
import { judgeSubmission, type SubmissionToJudge } from '../judge-submission.ts'
import { type SmallChange, smallChanges } from './small-changes.ts'

export interface RepairRequest {
  readonly submission: SubmissionToJudge
  /** The only source of the submission. */
  readonly code: string
  /** Index of a case that the program fails, from 0. */
  readonly firstCase: number
}

/** All changes that are tried, as many as fit into half a minute where compiling takes a second. */
const mostTried = { cpp: 40, java: 40, python: 160, javascript: 160 } as const satisfies Record<
  Language,
  number
>
/** Time for all of them. Nobody waits for it, but a machine has other uses. */
const searchMs = 30_000
/** Enough for the validators and the program that is tried, and no more: none of these programs is run again later. */
const boundsOfBuilds = { count: 8, bytes: 32 * 1024 * 1024 } as const
/** The wrong program itself was not slow on this case; a changed one that loops for ever need not take its whole time limit. */
const firstCaseMs = 1000

/**
 * Searches a small change after which a wrong program is right on every case: each is judged on the failing case, and on all of them
 * when that one is right. The returned function goes on where its last call was aborted; it returns null when no change is left, or
 * the time is over, and throws the signal's reason if it is aborted.
 */
export function searchRepair(
  request: RepairRequest,
  parts: JudgeParts,
): (signal: AbortSignal) => Promise<Repair | null> {
  const { submission, code } = request
  const { language } = submission.program
  const left = smallChanges(code, language).slice(0, mostTried[language])
  let spentMs = 0
  return async (signal) => {
    const begun = performance.now()
    // Of its own, so that the programs of learners stay compiled.
    await using builds = makeBuildCache(parts.sandbox, boundsOfBuilds)
    try {
      for (let next = left[0]; next && spentMs + performance.now() - begun < searchMs; next = left[0]) {
        if (await isRight(request, { change: next, parts: { ...parts, builds }, signal })) return next.repair
        left.shift()
      }
      return null
    } finally {
      spentMs += performance.now() - begun
    }
  }
}

interface Attempt {
  readonly change: SmallChange
  readonly parts: JudgeParts
  readonly signal: AbortSignal
}

async function isRight(
  { submission, firstCase }: RepairRequest,
  { change, parts, signal }: Attempt,
): Promise<boolean> {
  const { program, cases, limits } = submission
  const [source] = program.sources
  if (!source) return false
  const changed = {
    ...submission,
    program: { ...program, sources: [{ ...source, bytes: Buffer.from(change.code) }] },
    stopRule: 'failure',
  } as const
  const watch = { onProgress: () => {}, signal }
  const first = await judgeSubmission(
    {
      ...changed,
      cases: cases.slice(firstCase, firstCase + 1),
      limits: { ...limits, timeMs: Math.min(limits.timeMs, firstCaseMs) },
    },
    parts,
    watch,
  )
  if (first.status !== 'Accepted') return false
  return (await judgeSubmission(changed, parts, watch)).status === 'Accepted'
}
