import type { CoachAnswer, NinjaFacts } from '../../../ninja/ninja-facts.ts'
import { isSameCode } from '../code/changed-lines.ts'
import { diagnose } from '../step/diagnose.ts'
import { otherFailuresText } from '../verdict/case-text.ts'
import { plainAnswer } from './plain-answer.ts'

/** Describes the failing case without advice. */
export function aboutFailing(facts: NinjaFacts): CoachAnswer {
  const { lastWork, code } = facts
  if (lastWork === null)
    return plainAnswer(
      'I know of no verdict for this code yet: press **Run**, and I can tell which case fails.',
    )
  if (lastWork.status === 'Accepted') {
    const kind = lastWork.kind === 'run' ? 'Run' : 'submission'
    return plainAnswer(`No case fails: all ${lastWork.total} of your last ${kind} are **Accepted**.`, [
      { kind: 'verdict', status: 'Accepted' },
    ])
  }
  const { seen, used } = diagnose(facts)
  const changed = isSameCode(code, lastWork.code) ? '' : ' You have changed the code since then.'
  return plainAnswer(
    `${seen}${otherFailuresText(lastWork)}${changed === '' ? '' : `\n\n${changed.trim()}`}`,
    used,
  )
}
