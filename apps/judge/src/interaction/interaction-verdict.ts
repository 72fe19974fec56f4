import type { Verdict } from '@codedojo/contract'
import { verdictOfJudgement } from '../cases/check-with-validators.ts'
import type { Interaction } from './run-interaction.ts'

/**
 * The verdict on a program that talked to an interactor. `ownVerdict` is what the program earned by itself, Accepted if it ended well
 * within its limits.
 * What happens after the interactor has decided follows from its decision: the program reads the end of its input, and may crash.
 */
export function interactionVerdict(
  {
    judgement,
    hasDecidedFirst,
    isDeadlocked,
  }: Pick<Interaction, 'judgement' | 'hasDecidedFirst' | 'isDeadlocked'>,
  ownVerdict: Verdict,
): Verdict {
  const decided = verdictOfJudgement[judgement.kind]
  if (hasDecidedFirst && judgement.kind !== 'accepted') return decided
  if (isDeadlocked) return 'Time Limit Exceeded'
  return ownVerdict === 'Accepted' ? decided : ownVerdict
}
