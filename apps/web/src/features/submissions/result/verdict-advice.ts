import {
  type CallFault,
  type CaseResult,
  isCauseOfVerdict,
  type JudgeAnswer,
  type Language,
  type Problem,
} from '@codedojo/contract'
import { formatMemoryLimit, formatTimeLimit } from '../../../lib/format/format-limits.ts'
import { isRefusedByChecker } from './checker-text.ts'

const signalWords: Readonly<Record<string, string>> = {
  SIGSEGV:
    'Segmentation fault: memory was used that does not belong to the program, often an index out of range or recursion without an end.',
  SIGABRT: 'The program aborted itself, often because of an uncaught exception or a failed assertion.',
  SIGFPE: 'Arithmetic error, most often a division by zero.',
  SIGBUS: 'Bus error: memory was addressed that does not exist.',
  SIGILL: 'Illegal instruction, often a function that ends without returning a value.',
  SIGKILL: 'The program was killed from outside.',
  SIGPIPE: 'The program wrote to an output that was closed.',
  SIGSYS: 'The program asked the system for something that the sandbox does not allow.',
}

/** Explains the signal or exit code of a crashed program. */
export function crashWords({ signal, exitCode }: Pick<CaseResult, 'signal' | 'exitCode'>): string | null {
  if (signal !== null) return `${signal}. ${signalWords[signal] ?? 'The program was ended by this signal.'}`
  if (exitCode === null) return null
  if (exitCode === 0)
    return 'The program ended by itself with exit code 0, but not as a finished program should.'
  return `The program ended with exit code ${exitCode}; a program that succeeds ends with 0.`
}

/** The verdict and cases that the advice is about. */
type JudgedAnswer = Pick<JudgeAnswer, 'overallStatus' | 'results'>

/** The selected case of an answer, because the advice is shown beside it; the whole answer if no case is selected. */
export function adviceSubject(answer: JudgedAnswer, selected: number | null): JudgedAnswer {
  const shown = answer.results.find(({ index }) => index === selected)
  return shown ? { overallStatus: shown.status, results: [shown] } : answer
}

/** What to check next, by verdict; null if the verdict needs no advice. It names the limits of the language. */
export function adviceFor(
  { overallStatus, results }: JudgedAnswer,
  language: Language,
  problemLimits: Problem['limits'],
): string | null {
  const { timeMs, memoryKb } = problemLimits[language]
  switch (overallStatus) {
    case 'Accepted':
      return null
    case 'Partially Accepted': {
      const failed = results.find(({ status }) => status !== 'Accepted')
      if (!failed) return 'Look at the subtasks of which points are missing.'
      return adviceFor({ overallStatus: failed.status, results }, language, problemLimits)
    }
    case 'Wrong Answer':
      return callAdvice(results) ?? wrongAdvice(results)
    case 'Time Limit Exceeded':
      return `Each case may use ${formatTimeLimit(timeMs)} of CPU time. Count the steps for the largest input, look for a loop without an end, and read large inputs in one go.`
    case 'Memory Limit Exceeded':
      return `Each case may use ${formatMemoryLimit(memoryKb)}. Keep only what later steps need, choose smaller element types, and look for lists that grow in a loop.`
    case 'Output Limit Exceeded':
      return 'A case may print up to 8 MB. Look for printing in a loop without an end, and for debug output that was left in.'
    case 'Runtime Error':
      return (
        callAdvice(results) ??
        'The program ended before its time. Try the smallest and the largest input, empty lists and division by zero.'
      )
    case 'Compilation Error':
      return 'Mend the first error first: later ones often follow from it.'
    case 'Internal Error':
      return 'The judge failed, not your program. Submit again; if it happens again, tell the operator.'
  }
}

/** How to give a result, where a function gave none; null where that is not the reason. */
function callAdvice(results: readonly CaseResult[]): string | null {
  const fault = results.find((one) => one.callFault !== undefined && isCauseOfVerdict(one))?.callFault
  return fault === undefined ? null : adviceOfFault[fault]
}

const howCalled =
  'The judge calls your function with its values, and takes what it returns: read no input and print no result. "Reset code" shows the declaration again.'

const adviceOfFault = {
  nothing: howCalled,
  type: 'Return a value of the type that the declaration says. "Reset code" shows it again.',
  cycle: 'Draw the nodes with an arrow for each link, and look for the one that is left over from before.',
  nodes: 'Change the links between the given nodes, and make no nodes of your own.',
  missing: howCalled,
  parameters: howCalled,
  forged: howCalled,
} as const satisfies Record<CallFault, string>

function wrongAdvice(results: readonly CaseResult[]): string {
  if (results.some(isRefusedByChecker))
    return 'Check your output against what the statement asks for; the expected one may be only one of several right ones.'
  if (results.some(({ values }) => values?.difference))
    return 'Compare what you returned with the expected value from that place on.'
  if (results.some(({ difference }) => difference !== null))
    return 'Compare your output with the expected one from the first difference on.'
  return 'Try inputs of your own, such as the smallest, the largest and those that the statement treats apart.'
}
