import type { Evidence, Verdict } from '@codedojo/contract'
import type { LastWork, NinjaFacts, SeenCase } from '../../../ninja/ninja-facts.ts'
import { shortenText } from '../../shorten-text.ts'
import { isSameCode } from '../code/changed-lines.ts'
import { toChatText } from '../statement/plain-text.ts'
import { answerText, inputBlock, isSmallInput, shownInput, shownOutput } from '../verdict/case-text.ts'

const maxIdeaCharacters = 900
const maxExplanationCharacters = 700

interface WorkedStep {
  readonly text: string
  readonly used: readonly Evidence[]
}

/**
 * A worked example. For a judged program, it is the smallest input or case that the program fails, never one that it passes; for
 * an unjudged one, the smallest example that the author explains.
 */
export function workedStep(facts: NinjaFacts): WorkedStep {
  const traced = traceOf(facts)
  const idea = facts.isUnlocked ? ideaOf(facts.problem.editorial) : ''
  return {
    text: [traced?.text ?? '', idea === '' ? '' : `**The editorial's idea:** ${idea}`]
      .filter(Boolean)
      .join('\n\n'),
    used: [...(traced?.used ?? []), ...(idea === '' ? [] : [{ kind: 'editorial' } as const])],
  }
}

function traceOf(facts: NinjaFacts): WorkedStep | null {
  const { lastWork, code, starterCode } = facts
  if (code.trim() === '' || isSameCode(code, starterCode))
    return exampleTrace(facts, 'Now do the same with the next example, before you write anything.')
  if (lastWork === null)
    return exampleTrace(
      facts,
      'Now take your program through the same steps, and see whether it takes them, too.',
    )
  // Nothing was wrong, or nothing ran.
  if (lastWork.status === 'Accepted' || lastWork.failing === null) return null
  return smallestTrace(facts, lastWork) ?? failingTrace(facts, lastWork) ?? adviseToMakeInput(lastWork)
}

/** Says how to make a small failing case; used if no known one is small. */
function adviseToMakeInput({ status }: LastWork): WorkedStep {
  const how =
    status === 'Wrong Answer' || status === 'Runtime Error'
      ? 'Take the smallest input that the constraints allow, write its answer down, and Run it as a test case of your own; then one that is a little larger. **Find a smaller failing input** looks for one on which your program fails.'
      : 'Take an input with 4 things in it, and count by hand how often the innermost line of your program runs; then one with 8. If that is four times as often, it is four times again with each doubling.'
  return {
    text: `**Worked step:** no failing case that I can see is small enough to work out by hand. ${how}`,
    used: [{ kind: 'statement' }],
  }
}

function exampleTrace({ problem, signature }: NinjaFacts, nextWords: string): WorkedStep | null {
  const explained = problem.visibleCases
    .map((one, at) => ({ ...one, index: at + 1 }))
    .filter(({ explanation }) => explanation.trim() !== '')
  const [chosen] = explained.toSorted((a, b) => a.input.length - b.input.length)
  if (!chosen) return null
  const { index, explanation } = chosen
  const input = shownInput(chosen.input, signature)
  const output = shownOutput(chosen.output, signature)
  const shown = isSmallInput(input) ? `${inputBlock(input)}\n\n${answerText('Its answer is', output)}` : ''
  const lead = `**Worked step**, the smallest example, case ${index}:${shown}`
  return {
    text: `${lead}\n\n${shortenText(toChatText(explanation), maxExplanationCharacters)}\n\n${nextWords}`,
    used: [{ kind: 'statement' }],
  }
}

/** The result of the smallest-input search for this program, if it is shorter than every failing case. */
function smallestTrace(
  { signature }: NinjaFacts,
  { smallest, seenCases, status }: LastWork,
): WorkedStep | null {
  if (smallest === null || smallest.expected === null) return null
  const input = shownInput(smallest.input, signature)
  if (!isSmallInput(input)) return null
  const { expected, actual } = smallest
  const isShortest = seenCases.every(
    (one) => one.status === 'Accepted' || smallest.input.length < one.input.length,
  )
  if (!isShortest) return null
  const parts = [
    `**Worked step**, the smallest input that was found for your program:${inputBlock(input)}`,
    answerText('The right answer is', shownOutput(expected, signature)),
    smallest.status === 'Wrong Answer' && actual?.trim()
      ? answerText('Yours is', shownOutput(actual, signature))
      : '',
    nextStep(false, status),
  ]
  return { text: parts.filter((part) => part !== '').join('\n\n'), used: [{ kind: 'smallest' }] }
}

/** The failing case that was already mentioned, or else the smallest one, if it is small enough to work out by hand. */
function failingTrace(
  { problem, signature }: NinjaFacts,
  { seenCases, failing, status }: LastWork,
): WorkedStep | null {
  const wrong = seenCases.filter((one) => one.status !== 'Accepted' && one.expected !== null)
  const explanationOf = ({ kind, index }: SeenCase) =>
    kind === 'visible' ? (problem.visibleCases[index - 1]?.explanation.trim() ?? '') : ''
  const isTold = (one: SeenCase) => one.index === failing?.index
  const [chosen] = wrong
    .filter((one) => isSmallInput(shownInput(one.input, signature)) || explanationOf(one) !== '')
    .toSorted((a, b) => Number(isTold(b)) - Number(isTold(a)) || a.input.length - b.input.length)
  if (!chosen) return null
  const explanation = explanationOf(chosen)
  const parts = [
    `**Worked step**, ${isTold(chosen) ? 'the failing case' : `case ${chosen.index}, which fails, too`}:${isTold(chosen) ? '' : inputBlock(shownInput(chosen.input, signature))}`,
    answerText('The right answer is', shownOutput(chosen.expected ?? '', signature)),
    chosen.status === 'Wrong Answer' && chosen.actual?.trim()
      ? answerText('Yours is', shownOutput(chosen.actual, signature))
      : '',
    explanation === '' ? '' : shortenText(toChatText(explanation), maxExplanationCharacters),
    nextStep(explanation !== '', status),
  ]
  return {
    text: parts.filter((part) => part !== '').join('\n\n'),
    used: [{ kind: 'case', index: chosen.index }],
  }
}

function nextStep(isExplained: boolean, status: Verdict): string {
  const first = isExplained
    ? 'Now take your program through the same steps.'
    : 'Work it out by hand first, step by step, and then take your program through the same steps.'
  return status === 'Wrong Answer'
    ? `${first} At the first one that it does otherwise you will see the mistake.`
    : `${first} See how far it gets.`
}

/** The first section of the editorial without code, cut at a paragraph. */
function ideaOf(editorial: string): string {
  const text = toChatText(editorial.replaceAll(/```[\s\S]*?(?:```|$)/g, ''))
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => !paragraph.startsWith('#'))
  let idea = ''
  for (const paragraph of paragraphs) {
    if (idea.length + paragraph.length > maxIdeaCharacters) break
    idea += `${idea === '' ? '' : '\n\n'}${paragraph.trim()}`
  }
  return idea === '' ? shortenText(paragraphs[0] ?? '', maxIdeaCharacters) : idea
}
