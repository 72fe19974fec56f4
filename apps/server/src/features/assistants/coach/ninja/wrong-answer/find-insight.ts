import type { LastWork } from '../../../ninja/ninja-facts.ts'
import { recogniseDroppedDuplicates } from '../code-mistakes/dropped-duplicates-insight.ts'
import {
  recogniseInexactComparison,
  recogniseInexactKey,
} from '../code-mistakes/inexact-comparison-insight.ts'
import { recogniseNarrowBesideWide } from '../code-mistakes/narrow-beside-wide-insight.ts'
import { recogniseNegativeRemainder } from '../code-mistakes/negative-remainder-insight.ts'
import { recogniseReusedItem } from '../code-mistakes/reused-item-insight.ts'
import { recogniseRoundCounter } from '../code-mistakes/round-counter-insight.ts'
import { recogniseSpecialValue } from '../code-mistakes/special-value-insight.ts'
import { recogniseStartAtZero } from '../code-mistakes/start-at-zero-insight.ts'
import { recogniseUnreadLines } from '../code-mistakes/unread-lines-insight.ts'
import { recogniseJoinedTexts, recogniseKeptFraction } from './beginner-insights.ts'
import { recogniseSwappedOrder, recogniseWrongCandidate, recogniseWrongPosition } from './choice-insights.ts'
import { recogniseExtraOutput } from './extra-output-insight.ts'
import { recogniseFloatingPoint, recogniseInexactInput } from './floating-point-insights.ts'
import { recogniseWrongFormat } from './format-insight.ts'
import { recogniseMissedGoal } from './goal-insight.ts'
import { recogniseIndexOffset } from './index-insights.ts'
import { recogniseWrongInterval } from './interval-insight.ts'
import {
  recogniseBitOperators,
  recogniseInexactProduct,
  recogniseInexactRemainder,
  recogniseNarrowArray,
  recogniseSortedTexts,
  recogniseSortedTextsPerhaps,
} from './javascript-insights.ts'
import { recogniseLateRemainder } from './late-remainder-insight.ts'
import { recogniseWrongSign } from './number-insights.ts'
import {
  recogniseNarrowInteger,
  recogniseNearWrap,
  recogniseOverflow32,
  recogniseOverflow64,
} from './overflow-insights.ts'
import { plainInsight } from './plain-insight.ts'
import { recogniseConstantValue, recogniseReversed, recogniseValueToKeep } from './position-insights.ts'
import { recogniseEarlyEnd, recogniseFixedLimit, recogniseLostFirst } from './reach-insights.ts'
import { recogniseMissingModulo } from './remainder-insight.ts'
import { sameMistakesInsight } from './same-mistakes-insight.ts'
import { recognisePrintedList, recogniseWrongShape } from './shape-insights.ts'
import { recogniseSmallInfinity } from './start-value-insight.ts'
import {
  recogniseBoxedEquality,
  recogniseNarrowCast,
  recogniseNarrowShift,
  recogniseNarrowSum,
  recogniseTextEquality,
} from './typed-code-insights.ts'
import { recogniseUncalledCode } from './uncalled-code-insight.ts'
import {
  recogniseEqualChoice,
  recogniseInexactNumber,
  recogniseOtherSpelling,
  recogniseTwice,
  recogniseUnsetValue,
} from './value-insights.ts'
import { recogniseEmptyOutput, recogniseUnreadInput, recogniseWrongLength } from './whole-output-insights.ts'
import { recogniseWordForNumber } from './word-insight.ts'
import type { Insight, Recogniser, WrongAnswerFacts } from './wrong-answer-facts.ts'

/** What these recognisers find is the complete mistake. */
const certain: readonly Recogniser[] = [
  recogniseUncalledCode,
  recognisePrintedList,
  recogniseExtraOutput,
  recogniseEmptyOutput,
  recogniseUnreadInput,
  recogniseUnreadLines,
  recogniseInexactInput,
  recogniseSortedTexts,
  recogniseWrongFormat,
  recogniseUnsetValue,
  recogniseOtherSpelling,
]

/** Ordered from certain to merely likely explanations. Each names a place or a cause. */
const likely: readonly Recogniser[] = [
  recogniseReversed,
  recogniseSortedTextsPerhaps,
  recogniseKeptFraction,
  recogniseJoinedTexts,
  recogniseIndexOffset,
  recogniseSmallInfinity,
  recogniseStartAtZero,
  recogniseBoxedEquality,
  recogniseTextEquality,
  recogniseBitOperators,
  recogniseNarrowArray,
  recogniseOverflow32,
  recogniseMissingModulo,
  recogniseLateRemainder,
  recogniseInexactRemainder,
  recogniseNarrowInteger,
  recogniseNarrowSum,
  recogniseInexactNumber,
  recogniseInexactKey,
  recogniseInexactProduct,
  recogniseFloatingPoint,
  recogniseNarrowCast,
  recogniseNarrowShift,
  recogniseNegativeRemainder,
  recogniseNearWrap,
  recogniseOverflow64,
  recogniseInexactComparison,
  recogniseNarrowBesideWide,
  recogniseWrongSign,
  recogniseEqualChoice,
  recogniseReusedItem,
  recogniseDroppedDuplicates,
  recogniseTwice,
  recogniseLostFirst,
  recogniseFixedLimit,
  recogniseEarlyEnd,
  recogniseRoundCounter,
  recogniseSpecialValue,
]

/** What the outputs alone tell. */
const vague: readonly Recogniser[] = [
  recogniseWordForNumber,
  recogniseWrongShape,
  recogniseWrongPosition,
  recogniseSwappedOrder,
  recogniseWrongInterval,
  recogniseWrongCandidate,
  recogniseMissedGoal,
  recogniseValueToKeep,
  recogniseConstantValue,
  recogniseWrongLength,
]

/**
 * The most certain explanation of a wrong output that agrees with every other judged case. Known mistakes rank after the certain
 * explanations.
 */
export function findInsight(
  facts: WrongAnswerFacts,
  { seenCases, sameMistakes }: Pick<LastWork, 'seenCases' | 'sameMistakes'>,
): Insight {
  const others = seenCases.filter(({ index }) => index !== facts.failing.index)
  const first = (recognisers: readonly Recogniser[]) => {
    for (const recognise of recognisers) {
      const insight = recognise(facts)
      if (insight && !others.some((other) => insight.isRefutedBy?.(other))) return insight
    }
    return null
  }
  const told = first(certain) ?? sameMistakesInsight(sameMistakes) ?? first(likely)
  return told ?? { ...(first(vague) ?? plainInsight(facts)), isVague: true }
}
