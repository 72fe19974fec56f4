import type { Situation } from '../situation.ts'
import { conceptSituations } from './concept.ts'
import { failedSituations } from './failed.ts'
import { offTopicSituations, otherLanguageSituations, rightSituations } from './others.ts'
import { solutionSituations } from './solution.ts'
import { statementSituations } from './statement.ts'
import { wrongAnswerSituations } from './wrong-answer.ts'

/** All situations in which the tutor is asked. */
export const situations: readonly Situation[] = [
  ...conceptSituations,
  ...statementSituations,
  ...solutionSituations,
  ...wrongAnswerSituations,
  ...failedSituations,
  ...rightSituations,
  ...otherLanguageSituations,
  ...offTopicSituations,
]
