import { readFile } from 'node:fs/promises'
import { coachNinja } from '../../../apps/server/src/features/assistants/coach/ninja/coach-ninja.ts'
import type { BenchParts } from '../../case-cost.ts'
import { printTable } from '../../print-table.ts'
import { chooseWrongPrograms } from './choose-programs.ts'
import { factsOfProgram } from './facts-of-program.ts'
import { halfOf, halves } from './half-of.ts'

/**
 * Prints what the coach without a language model says at the last level of wrong programs, beside what their author says. A person
 * marks each answer as `named`, `vague` or `false` in the JSON file `CAUSES_MARKS`, by the name of the program; the marks are counted.
 * `CAUSES_HALF` is `tuned` or `kept`: nobody may look at the latter before what was tuned on the former is done.
 */
export async function measureCauses({ judge }: Pick<BenchParts, 'judge'>): Promise<void> {
  const { CAUSES_HALF: wanted, CAUSES_MARKS: file } = process.env
  const marks = file === undefined ? {} : readMarks(JSON.parse(await readFile(file, 'utf8')))
  const answered: string[] = []
  const mended: string[] = []
  for await (const program of chooseWrongPrograms()) {
    const { name, label } = program
    if (wanted !== undefined && wanted !== halfOf(name)) continue
    const facts = await factsOfProgram(program, judge)
    if (facts === null) continue
    answered.push(name)
    if (facts.lastWork?.repair) mended.push(name)
    console.log(`\n## ${name} (${halfOf(name)}, ${facts.lastWork?.status})\n\n${label}\n`)
    console.log(`${coachNinja(facts).text}\n\n${marks[name] ?? 'not marked'}`)
  }
  printMarks({ answered, mended }, marks)
}

const kinds = ['named', 'vague', 'false', 'not marked'] as const

interface Answers {
  /** Names of the programs. */
  readonly answered: readonly string[]
  /** Those that a judge found one small change for. */
  readonly mended: readonly string[]
}

function printMarks({ answered, mended }: Answers, marks: Readonly<Record<string, string>>): void {
  const rows = halves.map((half) => {
    const ofHalf = (names: readonly string[]) => names.filter((name) => halfOf(name) === half)
    const own = ofHalf(answered)
    const counts = kinds.map((kind) => own.filter((name) => (marks[name] ?? 'not marked') === kind).length)
    return [half, ...[...counts, ofHalf(mended).length, own.length].map(String)]
  })
  printTable('Causes that the coach names', [['', ...kinds, 'with a small change', 'of'], ...rows])
}

function readMarks(json: unknown): Readonly<Record<string, string>> {
  const pairs = typeof json === 'object' && json !== null ? Object.entries(json) : []
  return Object.fromEntries(pairs.map(([name, mark]) => [name, String(mark)]))
}
