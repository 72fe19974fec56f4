import { recogniseSwappedOrder, recogniseWrongCandidate, recogniseWrongPosition } from './choice-insights.ts'
import type { Comparison, Insight, Recogniser } from './comparison.ts'
import { plainInsight, recogniseMissedGoal, recogniseWrongInterval } from './goal-insight.ts'
import { recogniseIndexOffset } from './index-insights.ts'
import {
  recogniseMissingModulo,
  recogniseNarrowInteger,
  recogniseOverflow32,
  recogniseOverflow64,
  recogniseWrongSign,
} from './number-insights.ts'
import { recogniseChangedInputValue, recogniseConstantValue } from './position-insights.ts'
import { recognisePrintedList, recogniseWrongShape } from './shape-insights.ts'
import {
  recogniseEmptyOutput,
  recogniseUnreadInput,
  recogniseWordForNumber,
  recogniseWrongFormat,
  recogniseWrongLength,
} from './whole-output-insights.ts'

/** Ordered from certain to merely likely explanations. */
const recognisers: readonly Recogniser[] = [
  recogniseEmptyOutput,
  recogniseUnreadInput,
  recognisePrintedList,
  recogniseWrongFormat,
  recogniseIndexOffset,
  recogniseOverflow32,
  recogniseMissingModulo,
  recogniseNarrowInteger,
  recogniseOverflow64,
  recogniseWrongSign,
  recogniseWordForNumber,
  recogniseWrongShape,
  recogniseWrongPosition,
  recogniseSwappedOrder,
  recogniseWrongInterval,
  recogniseWrongCandidate,
  recogniseMissedGoal,
  recogniseChangedInputValue,
  recogniseConstantValue,
  recogniseWrongLength,
]

/** The most certain explanation of a wrong output. */
export function findInsight(comparison: Comparison): Insight {
  for (const recognise of recognisers) {
    const insight = recognise(comparison)
    if (insight) return insight
  }
  return plainInsight(comparison)
}
