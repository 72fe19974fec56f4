import { type Evidence, parseCrashReport } from '@codedojo/contract'
import type { LastWork, NinjaFacts } from '../../../ninja/ninja-facts.ts'
import { shortenToCode } from '../../shorten-text.ts'
import { toSentence } from '../../to-sentence.ts'
import { adviseDebugPrint } from './advise-debug-print.ts'
import { caseName, inputBlock, inputStart, shownInput } from './case-text.ts'
import { crashMeaning } from './crash-meanings.ts'
import { describeOddCharacter } from './describe-odd-character.ts'
import type { Diagnosis } from './diagnosis.ts'
import { smallSizeText } from './find-small-size.ts'
import { findUnquotedWord, unquotedMeaning } from './find-unquoted-word.ts'

/** An interpreter reports some typos only when it executes their line. */
const unknownWord = /SyntaxError|NameError|ReferenceError/

/** Diagnosis of a crash: its kind, its line if known, and the failing case. */
export function crashDiagnosis(
  {
    problem,
    functionDeclaration,
    signature,
  }: Pick<NinjaFacts, 'problem' | 'functionDeclaration' | 'signature'>,
  work: LastWork,
): Diagnosis {
  const { language, failing, code: program } = work
  const stderr = failing?.stderr ?? ''
  const input = shownInput(failing?.input ?? null, signature)
  const place = parseCrashReport(language, stderr)[0]
  const { meaning, question } = crashMeaning({ stderr, signal: failing?.signal ?? null })
  const odd = unknownWord.test(stderr)
    ? describeOddCharacter({ code: program, message: stderr, line: place?.line ?? null })
    : null
  const word = findUnquotedWord({ message: stderr, code: program, language, problem })
  const where = failing ? caseName(failing) : 'A case'
  const how = place
    ? `ends in line ${place.line}${place.text === 'Error' ? '' : ` with ${shortenToCode(place.text, 100)}`}`
    : `ends with ${endWords(failing?.signal ?? null, failing?.exitCode ?? null)}`
  const { how: own, afterwards } = adviseDebugPrint({
    ...{ language, code: program, problem, functionDeclaration },
  })
  const code: Evidence[] = place ? [{ kind: 'code', fromLine: place.line, toLine: place.line }] : []
  return {
    seen: `${toSentence(`**Runtime Error**: ${where} ${how}`)}${inputStart(input)}${inputBlock(input)}`,
    meaning: odd?.words ?? (word === null ? `${meaning}${smallSizeText(work)}` : unquotedMeaning(word)),
    question: word === null ? question : 'Which words of your program are to be printed as they are?',
    look: place
      ? `Just before line ${place.line}, print the values that it uses ${own}, and run that input.${afterwards}`
      : `Print how far the program gets ${own}, and run that input: the last line tells where it ends.${afterwards}`,
    steps: [
      failing?.input
        ? 'Add this input as a test case of your own.'
        : 'Try the smallest input that is allowed, then the largest, as test cases of your own.',
      place
        ? `Before line ${place.line}, print the values that it uses ${own}.${afterwards}`
        : `After each part of the program, print a mark ${own}.${afterwards}`,
      'Find the first value that is not what you expected, and ask where it was made.',
    ],
    used: [
      { kind: 'verdict', status: 'Runtime Error' },
      ...(failing ? [{ kind: 'case', index: failing.index } as const] : []),
      ...code,
    ],
  }
}

function endWords(signal: string | null, exitCode: number | null): string {
  if (signal !== null) return `the signal \`${signal}\``
  return exitCode === null ? 'a crash' : `exit code ${exitCode}`
}
