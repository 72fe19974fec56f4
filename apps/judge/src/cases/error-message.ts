import {
  type CallFault,
  declarationIn,
  isCauseOfVerdict,
  type JudgedCase,
  type Language,
  languageNames,
  memoryExtraKb,
  type Signature,
} from '@codedojo/contract'
import { truncateToCharacters } from '../compare/text-excerpt.ts'
import type { MemoryShortage } from '../languages/language-tool.ts'
import type { CaseLimits } from '../limits.ts'
import type { OutputJudgement } from '../validators/validate-output.ts'
import { isStandardException, type NamedException, parseException } from './parse-exception.ts'
import type { CaseRun } from './run-case.ts'

export interface FailedCase {
  readonly judged: JudgedCase
  readonly run: Pick<CaseRun, 'facts'>
  readonly language: Language
  readonly limits: CaseLimits
  /** An out-of-memory error that the language runtime reported. */
  readonly memoryShortage: MemoryShortage | null
  /** Judgement of the problem's output validators; null if the output was compared with the answer. */
  readonly judgement?: OutputJudgement | null
  /** The program and the interactor waited for each other. */
  readonly isDeadlocked?: boolean
  /** The run that decided, from 1, where a program is run several times on a case. */
  readonly pass?: number
  /** Absent for a whole program. */
  readonly signature?: Signature | undefined
}

/**
 * Explains in one sentence what went wrong and what commonly causes it.
 * For a hidden case it reveals only verdict, time, memory, why a function could not be called and the signal or standard exception of a
 * crash. Positions, exit codes
 * and exception messages are left out, because a program could encode its input in them.
 */
export function errorMessage(failed: FailedCase): string {
  const { judged, pass = 1 } = failed
  return `Case ${judged.index}${pass > 1 ? `, run ${pass}` : ''}: ${whatHappened(failed)}`
}

/** Explains what went wrong as `errorMessage` does, without naming the case. */
export function whatHappened(failed: FailedCase): string {
  const { judged, run, language, limits } = failed
  const isHidden = judged.kind === 'hidden'
  if (judged.callFault !== undefined && failed.signature && isCauseOfVerdict(judged))
    return faultText({ ...judged, fault: judged.callFault }, failed.signature, language)
  switch (judged.status) {
    case 'Wrong Answer':
      if (judged.transcript) return 'the judge of this problem does not accept what the program wrote.'
      if (failed.judgement) return 'the checker of this problem does not accept the output.'
      if (failed.signature) return isHidden ? valueDiffers : valueText(judged, failed.signature)
      return isHidden ? 'the output differs from the expected output.' : differenceText(judged)
    case 'Time Limit Exceeded':
      return failed.isDeadlocked ? deadlockText : timeText(run, limits)
    case 'Memory Limit Exceeded':
      return memoryText(failed)
    case 'Output Limit Exceeded':
      return `stopped after printing ${megabytes(limits.outputBytes)} MB; a loop may print without end.`
    case 'Runtime Error':
      return isHidden ? hiddenCrashText(judged, language) : crashText(judged, language)
    case 'Accepted':
    case 'Internal Error':
      return 'the output could not be checked, which is no fault of the program. Tell the operator.'
    // No case has these.
    case 'Partially Accepted':
    case 'Compilation Error':
      return `${judged.status}.`
  }
}

function faultText(
  { fault, kind, returned }: Pick<JudgedCase, 'kind' | 'returned'> & { readonly fault: CallFault },
  { declaration }: Signature,
  language: Language,
): string {
  const { name } = declaration
  switch (fault) {
    case 'nothing':
      return `${name} returned nothing. What the code prints does not count: return the result.`
    case 'type':
      return returned === undefined || kind === 'hidden'
        ? `${name} returned another type than the signature says: ${declarationIn(declaration, language)}`
        : `${name} returned ${returned}. The signature says: ${declarationIn(declaration, language)}`
    case 'cycle':
      return `a node of what ${name} returned is reached twice: its links lead back to it, or from two nodes to one.`
    case 'nodes':
      return `the list that ${name} returned has a node that the given list has not, or one of its values twice.`
    case 'missing':
      return `there is no function ${name}. Declare it as ${declarationIn(declaration, language)}`
    case 'parameters':
      return `${name} takes another number of parameters than the signature says: ${declarationIn(declaration, language)}`
    case 'forged':
      return 'something else than the result came through the pipe for results. Return the result, and leave descriptor 5 alone.'
  }
}

const valueDiffers = 'the returned value differs from the expected one.'

/** Lines and values of the printed result are unknown to who wrote only a function, and what differs in a list is told by its position. */
function valueText({ difference }: JudgedCase, { declaration }: Signature): string {
  if (declaration.returns.depth > 0) return valueDiffers
  if (difference?.actual === null) return 'the returned value ends too early.'
  if (difference?.expected === null) return 'the returned value goes on where it should have ended.'
  return difference?.why === undefined ? valueDiffers : `${valueDiffers} ${difference.why}`
}

function differenceText({ difference }: JudgedCase): string {
  if (!difference) return 'the output differs from the expected output.'
  if (difference.actual === null)
    return `the output ends too early, where line ${difference.line}, value ${difference.token} is expected.`
  if (difference.expected === null)
    return `the output goes on where it should have ended, on line ${difference.line}, value ${difference.token}.`
  const place = `the output first differs on line ${difference.line}, value ${difference.token}.`
  return difference.why === undefined ? place : `${place} ${difference.why}`
}

const deadlockText =
  'the program waited for the interactor, and the interactor for the program. Flush the output after each line, and read only what the interactor writes.'

function timeText({ facts }: FailedCase['run'], { timeMs }: CaseLimits): string {
  if (facts.limitHit === 'cpu')
    return `stopped after ${seconds(facts.cpuMs)} s of CPU time; the limit is ${seconds(timeMs)} s.`
  const used = `it used only ${seconds(facts.cpuMs)} s of CPU time`
  return `stopped after ${seconds(facts.wallMs)} s, of which ${used}; it may sleep or wait for input that never comes.`
}

function memoryText({ judged, run, language, limits, memoryShortage }: FailedCase): string {
  const used = `${(judged.memoryKb / 1024).toFixed(1)} MB`
  const extra = memoryExtraKb[language] > 0 ? `, what ${languageNames[language]} itself needs included` : ''
  // The heap limit is below the memory limit, which also covers the language runtime. Here only the heap was full.
  if (run.facts.limitHit === null && memoryShortage === 'heap')
    return `the heap of ${megabytes(limits.memoryBytes)} MB has no room for what the program asked for (${used} used in all${extra}).`
  const wasRefused = run.facts.limitHit === null && memoryShortage === 'refused'
  const more = wasRefused ? 'was refused' : 'asked for'
  const limit = `${megabytes(limits.memoryBytes + memoryExtraKb[language] * 1024)} MB`
  return `used ${used} of memory and ${more} more; the limit is ${limit}${extra}.${wasRefused ? '' : ` ${stackWord}`}`
}

/** The stack limit equals the memory limit, so that infinite recursion often hits the memory limit and nothing else. */
const stackWord = 'The stack counts as memory: recursion without end fills it, too.'

const signalTexts: Readonly<Record<string, string>> = {
  SIGSEGV: 'segmentation fault (SIGSEGV), often an index out of range or unbounded recursion',
  SIGABRT: 'aborted (SIGABRT), often an uncaught exception or a failed assertion',
  SIGFPE: 'arithmetic error (SIGFPE), often an integer division by zero',
  SIGILL: 'illegal instruction (SIGILL), often a function that ends without its return',
  SIGBUS: 'bus error (SIGBUS), an access to memory that is not there',
  SIGXFSZ: 'wrote a file larger than 64 MB (SIGXFSZ)',
  SIGSYS: 'used a system call that is not allowed (SIGSYS)',
}

function crashText({ signal, exitCode, stderr }: JudgedCase, language: Language): string {
  if (signal !== null) return `${signalTexts[signal] ?? `ended by the signal ${signal}`}.`
  const exception = parseException(stderr ?? '', language)
  if (!exception) return `ended with exit code ${exitCode}; a program must end with 0.`
  return `${truncateToCharacters(`uncaught ${exception.name}${exception.words}`, 200)}${recursionHint(exception)}`
}

function hiddenCrashText({ signal, stderr }: JudgedCase, language: Language): string {
  if (signal !== null) return `${signalTexts[signal] ?? 'ended by a signal'}.`
  const exception = parseException(stderr ?? '', language)
  return exception && isStandardException(exception.name)
    ? `uncaught ${exception.name}${recursionHint(exception)}.`
    : 'ended with an exit code other than 0.'
}

/** Python has a recursion limit of its own, which it hits long before its stack is full. */
function recursionHint({ name }: NamedException): string {
  return name === 'RecursionError'
    ? '; Python allows 1000 calls within each other, and 200,000 where a function gets a tree or a linked list, until sys.setrecursionlimit(1_000_000) allows as many as the memory holds'
    : ''
}

/** Shows two decimals below 10 s, so that a time just above the limit is not displayed as equal to it. */
function seconds(ms: number): string {
  return String(Number((ms / 1000).toFixed(ms < 10_000 ? 2 : 1)))
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024)
}
