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
/** Time for one change on the failing case: one that loops for ever need not take its whole time limit. */
const firstCaseMs = 5000

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
  const changes = smallChanges(code, language)
  let next = changes.next()
  let tried = 0
  let leftMs = searchMs
  return async (outer) => {
    const begun = performance.now()
    const end = AbortSignal.timeout(Math.max(0, Math.round(leftMs)))
    const signal = AbortSignal.any([outer, end])
    // Of its own, so that the programs of learners stay compiled.
    await using builds = makeBuildCache(parts.sandbox, boundsOfBuilds)
    try {
      for (; !next.done && tried < mostTried[language]; next = changes.next()) {
        if (await isRight(request, { change: next.value, parts: { ...parts, builds }, signal }))
          return next.value.repair
        tried++
      }
      return null
    } catch (error) {
      if (end.aborted && !outer.aborted) return null
      throw error
    } finally {
      leftMs -= performance.now() - begun
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
  const { program, cases } = submission
  const [source] = program.sources
  if (!source) return false
  const changed = {
    ...submission,
    program: { ...program, sources: [{ ...source, bytes: Buffer.from(change.code) }] },
    stopRule: 'failure',
  } as const
  const first = { ...changed, cases: cases.slice(firstCase, firstCase + 1) }
  return (
    (await isRightWithin(firstCaseMs, first, { parts, signal })) && isAccepted(changed, { parts, signal })
  )
}

type Judging = Pick<Attempt, 'parts' | 'signal'>

/** What takes longer counts as wrong. */
async function isRightWithin(
  ms: number,
  submission: SubmissionToJudge,
  { parts, signal }: Judging,
): Promise<boolean> {
  const end = AbortSignal.timeout(ms)
  try {
    return await isAccepted(submission, { parts, signal: AbortSignal.any([signal, end]) })
  } catch (error) {
    if (end.aborted && !signal.aborted) return false
    throw error
  }
}

async function isAccepted(submission: SubmissionToJudge, { parts, signal }: Judging): Promise<boolean> {
  const { status } = await judgeSubmission(submission, parts, { onProgress: () => {}, signal })
  return status === 'Accepted'
}
