import type { Evidence, Verdict } from '@codedojo/contract'
import type { CoachAnswer, NinjaFacts } from '../../../ninja/ninja-facts.ts'
import { shortenToCode } from '../../shorten-text.ts'
import { isSameCode } from '../code/changed-lines.ts'
import { diagnose } from '../step/diagnose.ts'
import { adviseDebugPrint } from '../verdict/advise-debug-print.ts'
import { plainAnswer } from './plain-answer.ts'

type Lines = Extract<Evidence, { readonly kind: 'code' }> & {
  readonly fromLine: number
  readonly toLine: number
}

/** The line that the verdict points to; for a given line, whether the verdict points to it. */
export function aboutLine(facts: NinjaFacts, wanted: number | null): CoachAnswer {
  const lines = facts.code.trimEnd().split('\n')
  if (wanted !== null && (wanted < 1 || wanted > lines.length))
    return plainAnswer(`Your code has ${countWords(lines.length)}, so there is no line ${wanted}.`, [
      { kind: 'code' },
    ])
  const focus = toldLines(facts)
  const pointing = focus === null ? nothingPoints(facts) : pointingWords(facts, focus)
  if (wanted === null) return plainAnswer(pointing, focus === null ? [] : [focus])
  const isTold = focus !== null && isCurrent(facts) && wanted >= focus.fromLine && wanted <= focus.toLine
  const own = `Line ${wanted} is ${shortenToCode(lines[wanted - 1] ?? '', 80)}.`
  const judged = isTold
    ? ''
    : ' I cannot tell whether one line is right, and nothing that I know points to it.'
  return plainAnswer(`${own}${judged} ${pointing}`, [
    { kind: 'code', fromLine: wanted, toLine: wanted },
    ...(focus === null ? [] : [focus]),
  ])
}

function toldLines(facts: NinjaFacts): Lines | null {
  const found = diagnose(facts).used.find((one) => one.kind === 'code' && one.fromLine !== undefined)
  if (found?.kind !== 'code' || found.fromLine === undefined) return null
  return { kind: 'code', fromLine: found.fromLine, toLine: found.toLine ?? found.fromLine }
}

function isCurrent({ code, lastWork }: NinjaFacts): boolean {
  return lastWork === null || isSameCode(code, lastWork.code)
}

const reasons: Partial<Readonly<Record<Verdict, string>>> = {
  'Compilation Error': 'the compiler names it',
  'Runtime Error': 'the program ended there',
  'Time Limit Exceeded': 'that is where the program repeats most',
  'Wrong Answer':
    'what I said of the wrong value speaks of this place; it is a suspicion, and a verdict names no line',
}

function pointingWords(facts: NinjaFacts, { fromLine, toLine }: Lines): string {
  const { lastWork, code } = facts
  const text = (lastWork?.code ?? code).split('\n')[fromLine - 1] ?? ''
  const lines =
    fromLine === toLine ? `line ${fromLine}, ${shortenToCode(text, 80)}` : `lines ${fromLine} to ${toLine}`
  const reason = (lastWork && reasons[lastWork.status]) ?? 'that is where the program repeats most'
  const then = isCurrent(facts) ? '' : ' That is about the code of that verdict; you have changed it since.'
  return `What I know points to ${lines}: ${reason}.${then}`
}

function nothingPoints(facts: NinjaFacts): string {
  const { lastWork } = facts
  const { how, afterwards } = adviseDebugPrint(facts)
  const why =
    lastWork === null || lastWork.failing === null
      ? 'I know of no single line.'
      : 'I know of no single line: a verdict tells what came out, not which line made it.'
  return `${why} Print values ${how} on the way, and Run: the first one that you did not expect was made in the line you look for.${afterwards}`
}

function countWords(count: number): string {
  return count === 1 ? 'one line' : `${count} lines`
}
