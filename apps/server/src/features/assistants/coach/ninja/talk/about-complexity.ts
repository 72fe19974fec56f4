import type { CoachAnswer, NinjaFacts } from '../../../ninja/ninja-facts.ts'
import { findSlowSpot } from '../code/find-slow-spot.ts'
import { findInputSize } from '../statement/find-input-size.ts'
import { fittingComplexity, sizeNameText, stepsText } from '../verdict/steps-per-second.ts'
import { plainAnswer } from './plain-answer.ts'

/** Estimates the time complexity from the loops of the code, and what the limits allow. */
export function aboutComplexity({ problem, code, language }: NinjaFacts): CoachAnswer {
  const spot = findSlowSpot(code, language)
  const size = findInputSize(problem.description)
  const lines = [
    spot ? spot.words : 'I see no loop in your code; calls of a library may hide some.',
    size && spot && spot.depth !== 'branching'
      ? stepsText({ size, depth: spot.depth, language, timeLimitMs: problem.timeLimitMs })
      : '',
    size
      ? `With ${sizeNameText(size)} up to ${size.most.toLocaleString('en-US')} the limits allow, as a rule of thumb, ${fittingComplexity(size)}.`
      : '',
    'I read this off the text of your loops: count yourself how often the innermost part runs in total.',
  ]
  const seen = spot
    ? [{ kind: 'code', fromLine: Math.min(...spot.lines), toLine: Math.max(...spot.lines) } as const]
    : []
  return plainAnswer(lines.filter((line) => line !== '').join('\n\n'), [...seen, { kind: 'statement' }])
}
