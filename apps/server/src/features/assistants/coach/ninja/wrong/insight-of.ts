import { otherChoice, otherPlace, turnedRound } from './choice-insights.ts'
import type { Comparison, Insight, Recogniser } from './comparison.ts'
import { emptyOutput, neverReads, otherForm, otherLength, wordForNumber } from './form-insights.ts'
import { missedGoal, otherStretch, plainInsight } from './goal-insight.ts'
import { otherOrigin } from './index-insights.ts'
import { farAway, otherSign, tooNarrow, unreduced, wrapped } from './number-insights.ts'
import { alwaysSame, notKept } from './position-insights.ts'
import { listAsShown, otherShape } from './shape-insights.ts'

/** From what is certain to what is likely. */
const recognisers: readonly Recogniser[] = [
  emptyOutput,
  neverReads,
  listAsShown,
  otherForm,
  otherOrigin,
  wrapped,
  unreduced,
  tooNarrow,
  farAway,
  otherSign,
  wordForNumber,
  otherShape,
  otherPlace,
  turnedRound,
  otherStretch,
  otherChoice,
  missedGoal,
  notKept,
  alwaysSame,
  otherLength,
]

/** The most certain thing that can be said of a wrong output. */
export function insightOf(comparison: Comparison): Insight {
  for (const recognise of recognisers) {
    const insight = recognise(comparison)
    if (insight) return insight
  }
  return plainInsight(comparison)
}
