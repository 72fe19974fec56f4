import { languageNames, maskCode, parseCrashReport } from '@codedojo/contract'
import type { LastWork, NinjaFacts } from '../../../ninja/ninja-facts.ts'
import { findFunctions } from '../code/find-functions.ts'
import { findInputReads } from '../code/find-input-reads.ts'
import { linesText } from '../code/lines-text.ts'
import { caseName } from './case-text.ts'
import type { Diagnosis } from './diagnosis.ts'

type ModeFacts = Pick<NinjaFacts, 'functionDeclaration' | 'signature' | 'offeredFunction'>

/**
 * Diagnosis of a whole program where only a function is judged, and of a function alone where a whole program is; null if the code is
 * what the mode asks for. Such code says nothing about the idea.
 */
export function modeDiagnosis(facts: ModeFacts, work: LastWork): Diagnosis | null {
  if (work.status === 'Accepted' || work.status === 'Internal Error') return null
  const { functionDeclaration, signature, offeredFunction } = facts
  if (signature !== null && functionDeclaration !== null)
    return wholeProgramDiagnosis(work, { name: signature.declaration.name, declaration: functionDeclaration })
  return offeredFunction === null ? null : loneFunctionDiagnosis(work, offeredFunction)
}

/** The code reads input by itself, and lacks the function that is asked for or crashes while it reads. */
function wholeProgramDiagnosis(
  work: LastWork,
  { name, declaration }: { readonly name: string; readonly declaration: string },
): Diagnosis | null {
  const bare = maskCode(work.code, work.language)
  const lines = findInputReads(work.code, work.language)
  const isThere = mentions(bare, name)
  if (lines.length === 0 || (isThere && !lines.includes(crashLine(work) ?? 0))) return null
  const missing = isThere ? '' : ', and there is no such function in your code'
  return {
    seen: seenText(work),
    meaning: `Your code reads input itself, in ${linesText(lines)}, as a whole program does. Here the judge calls \`${declaration}\` with the values and takes what it returns: nothing stands on standard input${missing}.`,
    question: `Which values does \`${name}\` get, and which one has it to return?`,
    look: `Move what your program computes into \`${name}\` and return the result. Or press **Function** above the editor to write a whole program instead; each of the two keeps its own code.`,
    steps: [
      `Begin with the declaration, \`${declaration}\`.`,
      'Leave the reading of input out: the parameters hold the values already.',
      'Return the result in place of printing it, and run the examples.',
    ],
    isBesideIdea: true,
    used: usedBy(work, lines),
  }
}

/** The code is the function that the problem also offers, and reads nothing. */
function loneFunctionDiagnosis(work: LastWork, name: string): Diagnosis | null {
  const { language, code, failing, passed, seenCases } = work
  const bare = maskCode(code, language)
  if (findInputReads(code, language).length > 0) return null
  const isThere = findFunctions(bare, language).some((one) => one.name === name)
  // What was printed shows that something runs; of a hidden case that is not known.
  const outputs = [...seenCases, ...(failing ? [failing] : [])].map(({ actual }) => actual)
  const isSilent = passed === 0 && outputs.every((actual) => actual !== null && actual.trim() === '')
  if (!isThere || !isSilent) return null
  return {
    seen: seenText(work),
    meaning: `Your code has the function \`${name}\`, and nothing reads the input, calls it and prints what it returns: here the judge runs a whole program.`,
    question: 'Which part of your code runs by itself, before anybody calls the function?',
    look: `Press **Function** above the editor: there the judge calls \`${name}\` itself. Or add what reads the input, calls the function and prints the result.`,
    steps: [
      'Copy the function.',
      'Press **Function** above the editor, and put it in the place of the one that stands there.',
      `Run the examples. To stay with a whole program in ${languageNames[language]}, ask me how to read the input.`,
    ],
    isBesideIdea: true,
    used: usedBy(work, []),
  }
}

function crashLine({ language, failing }: LastWork): number | undefined {
  return parseCrashReport(language, failing?.stderr ?? '')[0]?.line
}

function mentions(bare: string, name: string): boolean {
  return new RegExp(`(?<!\\w)${name}(?!\\w)`).test(bare)
}

function seenText({ failing, status }: LastWork): string {
  return failing === null
    ? `The verdict is **${status}**, before any case has run.`
    : `${caseName(failing)} ended with **${failing.status}**.`
}

function usedBy({ failing, status }: LastWork, lines: readonly number[]): Diagnosis['used'] {
  return [
    { kind: 'verdict', status },
    ...(failing ? [{ kind: 'case', index: failing.index } as const] : []),
    ...(lines.length > 0
      ? [{ kind: 'code', fromLine: Math.min(...lines), toLine: Math.max(...lines) } as const]
      : [{ kind: 'code' } as const]),
  ]
}
