import type { Evidence } from '@codedojo/contract'
import type { CoachAnswer, NinjaFacts } from '../../../ninja/ninja-facts.ts'
import { selectHints } from '../../../ninja/select-hints.ts'
import { changedLines } from '../code/changed-lines.ts'
import { toChatText } from '../statement/plain-text.ts'
import { otherFailuresText } from '../verdict/case-text.ts'
import type { Diagnosis } from '../verdict/diagnosis.ts'
import { diagnose } from './diagnose.ts'
import { workedStep } from './worked-step.ts'

/** The next hint at the person's level. Each level adds one hint of the author. */
export function hintStep(facts: NinjaFacts): CoachAnswer {
  const found = diagnose(facts)
  const { level } = facts
  // A program that does not compile, or that is Accepted, needs no algorithmic hint either.
  const isBeside = found.isBesideIdea === true || isSolved(facts.lastWork)
  const hint = isBeside ? nothing : lastHint(facts)
  const worked = level >= 4 && found.isBesideIdea !== true ? workedStep(facts) : nothing
  const changed = changeSince(facts)
  const seen = `${found.seen}${facts.lastWork ? otherFailuresText(facts.lastWork) : ''}`
  const parts = [seen, changed.text, ...partsAt(level, found), worked.text, hint.text]
  const text = parts.filter((part) => part !== '').join('\n\n')
  return {
    text,
    level,
    used: merged([...found.used, ...changed.used, ...worked.used, ...hint.used]),
  }
}

function partsAt(level: number, { meaning, question, look, steps, isBesideIdea }: Diagnosis): string[] {
  if (level <= 1) return [meaning, `**Ask yourself:** ${question}`]
  if (level === 2) return [meaning, `**Look here:** ${look}`]
  if (level === 3)
    return [meaning, `**A plan:**\n${steps.map((step, at) => `${at + 1}. ${step}`).join('\n')}`]
  return isBesideIdea ? [meaning, `**Look here:** ${look}`] : [meaning]
}

interface Part {
  readonly text: string
  readonly used: readonly Evidence[]
}

const nothing: Part = { text: '', used: [] }

function lastHint(facts: NinjaFacts): Part {
  const hints = selectHints(facts)
  const number = hints.length
  const hint = hints.at(-1)
  if (hint === undefined) return nothing
  return { text: `**Hint ${number} of the problem:** ${toChatText(hint)}`, used: [{ kind: 'hint', number }] }
}

function isSolved(work: NinjaFacts['lastWork']): boolean {
  return work?.kind === 'submit' && work.status === 'Accepted'
}

/** The verdict may belong to an earlier version of the code. */
function changeSince({ code, lastWork }: NinjaFacts): Part {
  const changed = lastWork && changedLines(code, lastWork.code)
  if (!changed) return nothing
  const { fromLine, toLine } = changed
  const lines = fromLine === toLine ? `line ${fromLine}` : `lines ${fromLine} to ${toLine}`
  return {
    text: `Since that verdict you have changed ${lines}, so what follows is about the code before. Run it to see what has become of it.`,
    used: [{ kind: 'code', fromLine, toLine }],
  }
}

/** Removes duplicates, keeping the first occurrence. */
function merged(used: readonly Evidence[]): Evidence[] {
  const names = used.map((one) => JSON.stringify(one))
  return used.filter((_, at) => names.indexOf(names[at] ?? '') === at)
}
