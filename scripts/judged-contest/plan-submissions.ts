import { type Language, languages, type Verdict } from '@codedojo/contract'
import { type ProgramKind, sumProgram, verdictOfKind } from '../durability/sum-problem.ts'
import { markOf } from './leak-detector.ts'

export interface PlannedSubmission {
  readonly letter: string
  readonly language: Language
  readonly code: string
  readonly expected: Verdict
}

/** Slow programs are few, because they take their whole time limit. */
const order: readonly (ProgramKind | 'leaking')[] = [
  ...['wrong', 'broken', 'right', 'leaking', 'wrong', 'right', 'right'],
  ...['broken', 'slow', 'wrong', 'right', 'leaking', 'right'],
] as const
const letters = ['A', 'B', 'C'] as const

/** A program that fails with its whole input as the message: showing the message would leak the case. */
const leaking = (mark: string) => `import sys\nsys.exit('the input was ' + sys.stdin.read())  # ${mark}\n`

/** The submissions of a participant, in order: different for each, but deterministic. */
export function planSubmissions(userId: string, place: number, count: number): PlannedSubmission[] {
  return Array.from({ length: count }, (_, at) => {
    const mark = `${markOf(userId)} ${at}`
    const letter = letters[(place + at) % letters.length] ?? 'A'
    const kind = order[(place * 5 + at * 3) % order.length] ?? 'right'
    if (kind === 'leaking') {
      return { letter, language: 'python', code: leaking(mark), expected: 'Runtime Error' }
    }
    const language = languages[(place + at * 3) % languages.length] ?? 'cpp'
    return { letter, language, code: sumProgram(language, kind, mark), expected: verdictOfKind[kind] }
  })
}
