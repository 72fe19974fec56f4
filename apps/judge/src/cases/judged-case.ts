import type { JudgedCase, Verdict } from '@codedojo/contract'
import { storableText, textUpTo } from '../compare/text-excerpt.ts'
import type { CaseToJudge } from './case-to-judge.ts'
import type { CaseRun } from './run-case.ts'

const shownBytes = 64 * 1024
const shownHiddenBytes = 4 * 1024
const shownErrorBytes = 4 * 1024

/** How much of an output is worth keeping while a case runs. */
export function keptBytesOf({ kind }: CaseToJudge): number {
  return kind === 'hidden' ? shownHiddenBytes : shownBytes
}

export interface CaseEnd {
  readonly index: number
  readonly judging: CaseToJudge
  readonly run: CaseRun
  readonly status: Verdict
  /** Of an input of the learner's own. */
  readonly expected: Uint8Array | null
}

/** The record of one case, everything in it fit to be stored as text. */
export function judgedCaseOf({ index, judging, run, status, expected }: CaseEnd): JudgedCase {
  const { ending } = run.facts
  return {
    index,
    kind: judging.kind,
    status,
    cpuMs: Math.round(run.facts.cpuMs),
    memoryKb: Math.round(run.facts.peakBytes / 1024),
    exitCode: ending.kind === 'exited' ? ending.exitCode : null,
    signal: ending.kind === 'signalled' ? ending.signal : null,
    stdout: storableText(run.stdout),
    stdoutIsCut: run.stdoutIsCut,
    stderr: textUpTo(run.facts.stderr, shownErrorBytes),
    difference: run.difference,
    expected: expected && textUpTo(expected, shownBytes),
  }
}

/** What is kept of a hidden case that is not the first to fail: nothing that shows its content. */
export function withoutContent(judged: JudgedCase): JudgedCase {
  return {
    ...judged,
    exitCode: null,
    signal: null,
    stdout: null,
    stdoutIsCut: false,
    stderr: null,
    difference: null,
  }
}
