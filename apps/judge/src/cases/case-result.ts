import { type JudgedCase, keepEnds, type Transcript, type Verdict } from '@codedojo/contract'
import { storableText, truncateToBytes, truncateToCharacters } from '../compare/text-excerpt.ts'
import { stderrText } from '../run/stderr-text.ts'
import type { OutputJudgement } from '../validators/validate-output.ts'
import type { CaseToJudge } from './case-to-judge.ts'
import type { CaseRun } from './run-case.ts'
import { wrongOutputDigest } from './wrong-output-digest.ts'

const shownBytes = 64 * 1024
const shownHiddenBytes = 4 * 1024
const shownErrorCharacters = 4 * 1024

/** Number of output bytes to keep while a case runs. */
export function keptOutputBytes({ kind }: CaseToJudge): number {
  return kind === 'hidden' ? shownHiddenBytes : shownBytes
}

export interface FinishedCase {
  readonly index: number
  readonly judging: CaseToJudge
  readonly run: CaseRun
  readonly status: Verdict
  /** The reference solution's output, for a custom input. */
  readonly expected: Uint8Array | null
  /** Why a custom input is invalid. */
  readonly inputFault: string | null
  /** The judgement of the problem's custom output validators. */
  readonly judgement: OutputJudgement | null
  /** null unless the program talks to an interactor or runs several times. */
  readonly transcript: Transcript | null
}

/** Builds the stored result of one case. All its texts can be stored in PostgreSQL. */
export function caseResultOf(end: FinishedCase): JudgedCase {
  const { index, judging, run, status, expected } = end
  const { ending } = run.facts
  const digest = wrongOutputDigest(end)
  const mostBytes = keptOutputBytes(judging)
  const stdout = truncateToBytes(run.stdout, mostBytes)
  const isWhole = run.stdout.length <= mostBytes && stdout === storableText(run.stdout)
  return {
    index,
    kind: judging.kind,
    status,
    cpuMs: Math.round(run.facts.cpuMs),
    memoryKb: certainKb(run.facts.peakBytes),
    exitCode: ending.kind === 'exited' ? ending.exitCode : null,
    signal: ending.kind === 'signalled' ? ending.signal : null,
    stdout,
    stdoutIsCut: run.stdoutIsCut || !isWhole,
    ...printsOf(end),
    stderr: keepEnds(stderrText(run.facts), shownErrorCharacters),
    difference: run.difference,
    ...(digest !== undefined && { wrongDigest: digest }),
    ...shareOf(end),
    expected: expected && truncateToBytes(expected, shownBytes),
    ...(end.transcript && { transcript: end.transcript }),
    ...notesOf(end),
  }
}

function printsOf({
  judging,
  run: { call },
}: FinishedCase): Pick<JudgedCase, 'prints' | 'printsAreCut' | 'callFault' | 'returned'> {
  if (!call) return {}
  const mostBytes = keptOutputBytes(judging)
  return {
    prints: truncateToBytes(call.prints, mostBytes),
    ...((call.printsAreCut || call.prints.length > mostBytes) && { printsAreCut: true }),
    ...(call.fault !== null && { callFault: call.fault }),
    ...(call.returned !== null && { returned: storableText(Buffer.from(call.returned)) }),
  }
}

function shareOf({ judgement }: FinishedCase): Pick<JudgedCase, 'share'> {
  return judgement?.kind === 'accepted' && judgement.share !== undefined ? { share: judgement.share } : {}
}

/**
 * Messages of the problem's validators, or a standard sentence for a rejection without one. Keys without a message are left
 * out, because most cases have none.
 */
function notesOf({
  inputFault,
  judgement,
  transcript,
}: FinishedCase): Pick<JudgedCase, 'note' | 'judgeMessage'> {
  const note = inputFault ?? messageOf(judgement, transcript === null ? 'checker' : 'talk')
  const judgeMessage = judgement?.judgeMessage ?? null
  return {
    ...(note === null ? {} : { note: truncateToCharacters(note, noteCharacters) }),
    ...(judgeMessage === null ? {} : { judgeMessage: truncateToCharacters(judgeMessage, noteCharacters) }),
  }
}

function messageOf(judgement: OutputJudgement | null, by: keyof typeof usualRejection): string | null {
  if (!judgement || judgement.kind === 'broken') return null
  return judgement.teamMessage ?? (judgement.kind === 'rejected' ? usualRejection[by] : null)
}

const usualRejection = {
  checker: 'The checker of this problem does not accept this output.',
  talk: 'The judge of this problem does not accept what the program wrote.',
} as const

const noteCharacters = 1000

/** Rounds to KB in steps of 0.1 MB: the kernel counts memory in batches, so finer digits would vary from run to run. */
function certainKb(bytes: number): number {
  return (Math.round((bytes / 1024 / 1024) * 10) * 1024) / 10
}

/** Removes everything that reveals a hidden case; used for every hidden case but the first that fails. */
export function hideCaseContent({
  note: _,
  judgeMessage: __,
  transcript: ___,
  prints: ____,
  printsAreCut: _____,
  callFault: ______,
  returned: _______,
  ...judged
}: JudgedCase): JudgedCase {
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
