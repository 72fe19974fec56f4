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
const order: readonly (ProgramKind | 'prying')[] = [
  ...['wrong', 'broken', 'right', 'prying', 'wrong', 'right', 'right'],
  ...['broken', 'slow', 'wrong', 'right', 'prying', 'right'],
] as const
const letters = ['A', 'B', 'C'] as const

/** Exits with the input as its message, so that whoever sees that message would read the case. */
const prying = (mark: string) => `import sys\nsys.exit('the input was ' + sys.stdin.read())  # ${mark}\n`

/** The submissions of a participant, in order: different for each, but deterministic. */
export function planSubmissions(userId: string, place: number, count: number): PlannedSubmission[] {
  return Array.from({ length: count }, (_, at) => {
    const mark = `${markOf(userId)} ${at}`
    const letter = letters[(place + at) % letters.length] ?? 'A'
    const kind = order[(place * 5 + at * 3) % order.length] ?? 'right'
    if (kind === 'prying') {
      return { letter, language: 'python', code: prying(mark), expected: 'Runtime Error' }
    }
    const language = languages[(place + at * 3) % languages.length] ?? 'cpp'
    return { letter, language, code: sumProgram(language, kind, mark), expected: verdictOfKind[kind] }
  })
}
