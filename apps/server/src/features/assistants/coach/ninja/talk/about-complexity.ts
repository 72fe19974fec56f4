import type { CoachAnswer, NinjaFacts } from '../../../ninja/ninja-facts.ts'
import { slowSpot } from '../code/slow-spot.ts'
import { sizeOf } from '../statement/size-of.ts'
import { fittingGrowth, stepsWords } from '../verdict/steps-per-second.ts'
import { say } from './say.ts'

/** How the steps of the code grow, by the look of its loops, and what the limits allow. */
export function aboutComplexity({ problem, code, language }: NinjaFacts): CoachAnswer {
  const spot = slowSpot(code, language)
  const size = sizeOf(problem.description)
  const lines = [
    spot ? spot.words : 'I see no loop in your code; calls of a library may hide some.',
    size && spot && spot.depth !== 'branching'
      ? stepsWords({ size, depth: spot.depth, language, timeLimitMs: problem.timeLimitMs })
      : '',
    size
      ? `With ${size.name} up to ${size.most.toLocaleString('en-US')} the limits allow ${fittingGrowth(size)}.`
      : '',
    'I read this off the text of your loops: count yourself how often the innermost part runs in total.',
  ]
  const seen = spot
    ? [{ kind: 'code', fromLine: Math.min(...spot.lines), toLine: Math.max(...spot.lines) } as const]
    : []
  return say(lines.filter((line) => line !== '').join('\n\n'), [...seen, { kind: 'statement' }])
}
