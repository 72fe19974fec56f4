import type { CoachAnswer, NinjaFacts } from '../../../ninja/ninja-facts.ts'
import { findInputSize } from '../statement/find-input-size.ts'
import { fittingComplexity, sizeNameText, sizeText } from '../verdict/steps-per-second.ts'
import { plainAnswer } from './plain-answer.ts'

/** Suggests test inputs that follow from the form of the statement. */
export function aboutTests({ problem, lastWork }: NinjaFacts): CoachAnswer {
  const size = findInputSize(problem.description)
  const isWrong = lastWork !== null && lastWork.status !== 'Accepted' && lastWork.failing !== null
  const ideas = [
    'the smallest input that is allowed: one thing, or none where that may be;',
    'all values equal, and then all but one;',
    'values at both ends of the constraints, zero and negative ones where they are allowed;',
    'already in order, and in the opposite order;',
    'an input without an answer, if the statement says what to print then;',
    size
      ? `the largest one, ${sizeNameText(size)} = ${size.most.toLocaleString('en-US')}, for the time.`
      : 'the largest one that is allowed, for the time.',
  ]
  const smaller = isWrong
    ? '\n\n**Find a smaller failing input** below looks for one on which your program is wrong.'
    : ''
  return plainAnswer(
    `Try these as test cases of your own, with the answer worked out by hand before you Run:\n\n${ideas.map((idea) => `- ${idea}`).join('\n')}${smaller}`,
    [{ kind: 'statement' }],
  )
}

/** Number of test cases, as far as known. */
export function aboutCaseCount({ problem, lastWork }: NinjaFacts): CoachAnswer {
  const visible = problem.visibleCases.length
  const shown = `This problem shows ${visible === 1 ? 'one example' : `${visible} examples`}.`
  const judged =
    lastWork?.kind === 'submit' && lastWork.total > 0
      ? ` A submission is judged on ${lastWork.total} cases, the hidden ones among them; of yours ${lastWork.passed} are Accepted.`
      : ' A submission is judged on hidden cases, too; its verdict says how many there are.'
  return plainAnswer(shown + judged, [{ kind: 'statement' }])
}

/** Does not say whether an approach fits, but how the learner can find out. */
export function aboutFitting({ problem }: NinjaFacts, told: string): CoachAnswer {
  const size = findInputSize(problem.description)
  const growth = size
    ? `${sizeText(size)}, which allows, as a rule of thumb, ${fittingComplexity(size)}: does it stay within that?`
    : 'How many steps does it take for the largest input, and is that quick enough?'
  const parts = [
    told,
    `**Does it fit here?** I do not say which way to take, but you can find out. ${growth} What would it have to keep, and does that answer the question at once? Try it by hand on the first example. Ask me for a **hint** when it does not work out.`,
  ]
  return plainAnswer(parts.filter((part) => part !== '').join('\n\n'), [{ kind: 'statement' }])
}
