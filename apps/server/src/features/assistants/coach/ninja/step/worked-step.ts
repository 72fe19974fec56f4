import type { Evidence } from '@codedojo/contract'
import type { FailingCase, NinjaFacts } from '../../../ninja/ninja-facts.ts'
import { shortenText, shortenToCode } from '../../shorten-text.ts'
import { isSameCode } from '../code/changed-lines.ts'
import { toChatText } from '../statement/plain-text.ts'
import { inputBlock, isSmallInput } from '../verdict/case-text.ts'

const mostIdea = 900

interface WorkedStep {
  readonly text: string
  readonly used: readonly Evidence[]
}

/**
 * A worked example from the statement: the failing case when its author explains it, else the smallest explained one.
 */
export function workedStep(facts: NinjaFacts): WorkedStep {
  const { problem, lastWork, isUnlocked } = facts
  const traced = traceOf(problem.visibleCases, {
    failing: lastWork?.failing ?? null,
    nextWords: nextWords(facts),
  })
  const idea = isUnlocked ? ideaOf(problem.editorial) : ''
  return {
    text: [traced?.text ?? '', idea === '' ? '' : `**The editorial's idea:** ${idea}`]
      .filter(Boolean)
      .join('\n\n'),
    used: [...(traced ? [traced.used] : []), ...(idea === '' ? [] : [{ kind: 'editorial' } as const])],
  }
}

/** What to do with the worked example; a program that is Accepted, or not written yet, has no mistake to find. */
function nextWords({ lastWork, code, starterCode }: NinjaFacts): string {
  if (code.trim() === '' || isSameCode(code, starterCode))
    return 'Now do the same with the next example, before you write anything.'
  if (lastWork === null)
    return 'Now take your program through the same steps, and see whether it takes them, too.'
  if (lastWork.status === 'Accepted')
    return 'Your program comes to the same end. Which of these steps does it take in another way?'
  return 'Now take your program through the same steps. The first one that it does otherwise is the mistake.'
}

function traceOf(
  cases: NinjaFacts['problem']['visibleCases'],
  { failing, nextWords }: { readonly failing: FailingCase | null; readonly nextWords: string },
): { readonly text: string; readonly used: Evidence } | null {
  const explained = cases
    .map((one, at) => ({ ...one, index: at + 1 }))
    .filter(({ explanation }) => explanation.trim() !== '')
  const own = failing?.kind === 'visible' ? explained.find(({ index }) => index === failing.index) : undefined
  const chosen = own ?? explained.toSorted((a, b) => a.input.length - b.input.length)[0]
  if (!chosen) return null
  const which = own ? 'the failing case' : `the smallest example, case ${chosen.index}`
  const input =
    own || !isSmallInput(chosen.input)
      ? ''
      : `${inputBlock(chosen.input)}\n\nIts answer is ${shortenToCode(chosen.output)}.\n\n`
  return {
    used: own ? { kind: 'case', index: own.index } : { kind: 'statement' },
    text: `**Worked step**, ${which}:${input || ' '}${shortenText(toChatText(chosen.explanation), 700)}\n\n${nextWords}`,
  }
}

/** The first section of the editorial without code, cut at a paragraph. */
function ideaOf(editorial: string): string {
  const text = toChatText(editorial.replaceAll(/```[\s\S]*?(?:```|$)/g, ''))
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => !paragraph.startsWith('#'))
  let idea = ''
  for (const paragraph of paragraphs) {
    if (idea.length + paragraph.length > mostIdea) break
    idea += `${idea === '' ? '' : '\n\n'}${paragraph.trim()}`
  }
  return idea === '' ? shortenText(paragraphs[0] ?? '', mostIdea) : idea
}
