import { printTable } from '../print-table.ts'
import type { TutorAnswer } from './ask-tutor.ts'
import type { Ruling } from './judge-answer.ts'
import { rules } from './rules/all.ts'
import type { Situation } from './situation.ts'

export interface AskedSituation {
  readonly situation: Situation
  /** null if the model gave none. */
  readonly answer: TutorAnswer | null
  readonly rulings: readonly Ruling[]
  readonly failure: string | null
}

export function printReport(asked: readonly AskedSituation[]): void {
  printFaults(asked)
  const rulings = asked.flatMap((one) => one.rulings)
  printTable('What the tutor says, by rule', [
    ['', 'kept', 'of'],
    ...rules.map(({ name }) =>
      rowOf(
        name,
        rulings.filter(({ rule }) => rule === name),
      ),
    ),
    rowOf('all', rulings),
  ])
  const answered = asked.filter(({ answer }) => answer !== null)
  const whole = answered.filter((one) => one.rulings.every(({ fault }) => fault === null))
  console.log(
    `\n  ${whole.length} of ${asked.length} answers break no rule; ${asked.length - answered.length} questions got none.`,
  )
  console.log(
    `  The server takes ${answered.filter(isTakenRight).length} of ${answered.length} questions for what they are.`,
  )
  printTokens(asked)
}

function printFaults(asked: readonly AskedSituation[]): void {
  console.log('\nRules that were broken')
  for (const { situation, rulings, failure } of asked) {
    if (failure !== null) console.log(`  ${situation.name}: no answer: ${failure}`)
    for (const { rule, fault } of rulings)
      if (fault !== null) console.log(`  ${situation.name} (level ${situation.level}): ${rule}: ${fault}`)
  }
}

function rowOf(name: string, rulings: readonly Ruling[]): string[] {
  return [name, `${rulings.filter(({ fault }) => fault === null).length}`, `${rulings.length}`]
}

/** Questions about other topics have no kind of their own in the prompt: the rules of every prompt refuse them. */
function isTakenRight({ situation: { about }, answer }: AskedSituation): boolean {
  return answer !== null && (about === 'off-topic' || answer.kind === about)
}

function printTokens(asked: readonly AskedSituation[]): void {
  const answers = asked.flatMap(({ answer }) => answer ?? [])
  const withTokens = answers.filter(
    ({ promptTokens, replyTokens }) => promptTokens !== null && replyTokens !== null,
  )
  if (withTokens.length === 0) return
  const prompt = withTokens.reduce((sum, one) => sum + (one.promptTokens ?? 0), 0)
  const reply = withTokens.reduce((sum, one) => sum + (one.replyTokens ?? 0), 0)
  console.log(
    `  The service tells ${prompt} tokens of prompts and ${reply} of answers, for ${withTokens.length} answers.`,
  )
}
