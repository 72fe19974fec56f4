import { type CallFault, callFaultSentences, type Language, maskCode } from '@codedojo/contract'
import type { FailingCase, LastWork } from '../../../ninja/ninja-facts.ts'
import { shortenToCode } from '../../shorten-text.ts'
import { linesOfMatches } from '../code/line-numbers.ts'
import { linesText } from '../code/lines-text.ts'
import { caseName } from './case-text.ts'
import type { Diagnosis } from './diagnosis.ts'

interface FailedCall extends Pick<FailingCase, 'index' | 'kind' | 'title' | 'status' | 'call' | 'returned'> {
  readonly fault: CallFault
}

/** Diagnosis for a function that the judge called, or could not call, and that gave no result. `declaration`: the line that declares it. */
export function callFaultDiagnosis(
  declaration: string,
  {
    work,
    failed: { fault, ...failed },
  }: { readonly work: Pick<LastWork, 'code' | 'language'>; readonly failed: FailedCall },
): Diagnosis {
  const endings = fault === 'nothing' ? endingLines(work) : []
  const called = failed.call === undefined ? '' : ` It was called as ${shortenToCode(failed.call, 80)}.`
  return {
    seen: `${caseName(failed)} ended with **${failed.status}**. ${faultSentence(fault, failed.returned)}${called}`,
    meaning: `The judge calls \`${declaration}\` and compares what it returns.${endings.length === 0 ? '' : ` In ${linesText(endings)} your code ends the whole program, and the call with it, before anything is returned.`}`,
    ...waysOut[fault],
    ...(endings.length > 0 && {
      question: 'What has the function to return where your code ends the program?',
      look: 'To leave the function there, return its result: `return` in place of ending the program.',
    }),
    used: [
      { kind: 'verdict', status: failed.status },
      { kind: 'case', index: failed.index },
      { kind: 'code' },
    ],
  }
}

/** What ends the whole program. */
const programEndings = {
  cpp: /(?<![\w.>])(?:std::)?(?:quick_)?exit\s{0,4}\(|\babort\s{0,4}\(/g,
  java: /\bSystem\s{0,4}\.\s{0,4}exit\s{0,4}\(/g,
  python:
    /(?<![\w.])(?:sys\s{0,4}\.\s{0,4}|os\s{0,4}\.\s{0,4}_)?exit\s{0,4}\(|(?<![\w.])quit\s{0,4}\(|\bSystemExit\b/g,
  javascript: /\bprocess\s{0,4}\.\s{0,4}exit\s{0,4}\(/g,
} as const satisfies Record<Language, RegExp>

function endingLines({ code, language }: Pick<LastWork, 'code' | 'language'>): number[] {
  return linesOfMatches(maskCode(code, language), programEndings[language])
}

/** The returned value comes from the program, so it stands here as code. */
function faultSentence(fault: CallFault, returned: string | undefined): string {
  if (fault !== 'type' || returned === undefined) return callFaultSentences[fault]
  const [, what = '', expected = ''] = /^(.*), (expected .*)$/.exec(returned) ?? []
  return expected === ''
    ? callFaultSentences[fault]
    : `The function returned ${shortenToCode(what, 80)}, ${expected}.`
}

const returnSteps = [
  'Walk through the function with this call, to the line that it leaves by.',
  'See that each way out of it returns the result, also the one behind the last loop.',
  'Run the examples.',
] as const
const typeSteps = [
  'Go through the lines with `return`, and say of each what kind of value it gives for this call.',
  'Convert the value, or return the one that the declaration asks for: a number is no text, and one value is no list.',
  'Run the examples.',
] as const
const linkSteps = [
  'Draw the nodes of this call, and an arrow for each link that your code sets, in its order.',
  'Find the node that two arrows come to, or from which the arrows lead back, and the line that sets the second one.',
  'Set that link to what stands behind it in the end, or to nothing, and run the examples.',
] as const
const headSteps = [
  'Compare the first line of your function with the declaration, sign by sign.',
  'Give yours that name and those parameters.',
  'Run the examples.',
] as const

const waysOut = {
  nothing: {
    question: 'By which line does your function leave for this call, and what does that line return?',
    look: 'Look for a way through the function that ends without `return`, or that prints the result instead.',
    steps: returnSteps,
  },
  type: {
    question: 'Of what type is the value that your function returns for this call?',
    look: 'Compare each `return` with the type that the declaration promises.',
    steps: typeSteps,
  },
  cycle: {
    question: 'Which link of the last node is left over from before your change?',
    look: 'Look for a node whose old link is still set when the function returns.',
    steps: linkSteps,
  },
  nodes: {
    question: 'Which nodes of the given list are in the returned one, and is each there once?',
    look: 'Look for a line that makes a node or changes its value, where only links are to change.',
    steps: linkSteps,
  },
  missing: {
    question: 'Is the name of your function, letter by letter, the one of the declaration?',
    look: 'Names differ by upper and lower case, and a function within another one is not found.',
    steps: headSteps,
  },
  parameters: {
    question: 'Which parameters does the declaration have, and which does your function have?',
    look: 'Keep the parameters of the declaration, in their order; others need a value of their own.',
    steps: headSteps,
  },
  forged: {
    question: 'Which line of your code writes to something else than standard output or standard error?',
    look: 'The judge takes the result from `return` alone.',
    steps: returnSteps,
  },
} as const satisfies Record<CallFault, Pick<Diagnosis, 'question' | 'look' | 'steps'>>
