import type { Language } from '@codedojo/contract'
import { coachNinja } from '../ninja/coach-ninja.ts'
import { failingCase, lastWork, makeNinjaFacts, passedCase } from './make-ninja-facts.ts'

interface WrongProgram {
  readonly language: Language
  readonly code: string
  readonly input: string
  readonly expected: string
  readonly actual: string
  /** A case that the program answers right. */
  readonly passed?: { readonly input: string; readonly output: string }
  /** The author's notes on typical mistakes, a Markdown list. */
  readonly notes?: string
  readonly level?: number
  readonly description?: string
}

/** What the coach says of a program that fails a case of a problem about which nothing else is known. */
export function answerToWrongProgram(program: WrongProgram): string {
  const { language, code, input, expected, actual, passed, notes = '', level = 4 } = program
  const failing = failingCase({ input, expected, actual })
  const seen = passed
    ? [passedCase({ input: passed.input, expected: passed.output, actual: passed.output })]
    : []
  const facts = makeNinjaFacts({
    level,
    lastWork: lastWork({ language, code, failing, seenCases: [...seen, { ...failing, input }] }),
    problem: {
      description: program.description ?? 'Some numbers are given.\n\n## Output\n\nPrint the answer.\n',
      editorial: `## Idea\n\nSecret.\n\n## Pitfalls\n\n${notes}\n`,
      tags: ['Array'],
    },
  })
  return coachNinja(facts).text
}
