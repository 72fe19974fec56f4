import { tokenTextsOf } from '@codedojo/contract'
import type { SeenCase } from '../../../ninja/ninja-facts.ts'
import { detectGoal } from '../statement/detect-goal.ts'
import { brokeRule, missedBetter } from './missed-goals.ts'
import { parseInteger, type Recogniser } from './wrong-answer-facts.ts'

const stretch = /\b(?:period|interval|segment|stretch|subarray|substring|window|range)\b/i

/** The two ends of an interval that should be the longest or shortest one. */
export const recogniseWrongInterval: Recogniser = ({ expectedLine, actualLine, statement }) => {
  const goal = detectGoal(statement)
  const right = lengthOf(expectedLine)
  const wrong = lengthOf(actualLine)
  if (right === null || wrong === null || right === wrong || !stretch.test(statement.output)) return null
  if (goal !== 'most' && goal !== 'least') return null
  const isBetter = goal === 'most' ? wrong > right : wrong < right
  const lengths = `Taken as two ends, from ${actualLine[0]} to ${actualLine[1]} is ${wrong}, and the right one is ${right}.`
  const insight = isBetter ? brokeRule(wordOf[goal], '', '') : missedBetter(wordOf[goal], '')
  const isNoInterval = ({ expected }: SeenCase) => {
    const line = tokenTextsOf(expected ?? '')
    return line.length === 2 && line.every((text) => parseInteger(text) !== null) && lengthOf(line) === null
  }
  return { ...insight, meaning: `${lengths} ${insight.meaning}`, isRefutedBy: isNoInterval }
}

const wordOf = { most: 'more', least: 'less' } as const

function lengthOf(line: readonly string[]): bigint | null {
  const [from, to] = [parseInteger(line[0] ?? null), parseInteger(line[1] ?? null)]
  return line.length === 2 && from !== null && to !== null && from <= to ? to - from : null
}
