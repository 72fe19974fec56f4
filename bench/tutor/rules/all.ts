import { casesExist, linesExist, outputAsJudged, verdictAsJudged } from './claims.ts'
import { littleCode, noSolution } from './leaks.ts'
import { noAlgorithmInNudge, noPlanBeforeLevel } from './level.ts'
import { answersInLearnersLanguage, endsWithOneThing, refusesOtherTopics, usesEvidence } from './manner.ts'
import type { Rule } from './rule.ts'

export const rules: readonly Rule[] = [
  noSolution,
  littleCode,
  noAlgorithmInNudge,
  noPlanBeforeLevel,
  linesExist,
  casesExist,
  verdictAsJudged,
  outputAsJudged,
  usesEvidence,
  endsWithOneThing,
  answersInLearnersLanguage,
  refusesOtherTopics,
]
