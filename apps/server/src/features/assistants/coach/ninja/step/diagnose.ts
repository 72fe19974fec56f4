import type { LastWork, NinjaFacts } from '../../../ninja/ninja-facts.ts'
import { isSameCode } from '../code/changed-lines.ts'
import { callFaultDiagnosis } from '../verdict/call-fault-diagnosis.ts'
import { compileDiagnosis } from '../verdict/compile-diagnosis.ts'
import { crashDiagnosis } from '../verdict/crash-diagnosis.ts'
import type { Diagnosis } from '../verdict/diagnosis.ts'
import { modeDiagnosis } from '../verdict/mode-diagnosis.ts'
import { memoryDiagnosis, outputDiagnosis } from '../verdict/resource-diagnosis.ts'
import { timeDiagnosis } from '../verdict/time-diagnosis.ts'
import { wrongDiagnosis } from '../wrong-answer/wrong-diagnosis.ts'
import {
  acceptedDiagnosis,
  judgeFailureDiagnosis,
  notJudgedDiagnosis,
  untouchedDiagnosis,
} from './quiet-diagnoses.ts'
import { withRepair } from './with-repair.ts'

/** Diagnoses the current state of the person's work. */
export function diagnose(facts: NinjaFacts): Diagnosis {
  const { lastWork, code, starterCode } = facts
  if (code.trim() === '' || isSameCode(code, starterCode)) return untouchedDiagnosis(facts)
  return lastWork === null ? notJudgedDiagnosis(facts) : judged(facts, lastWork)
}

function judged(facts: NinjaFacts, work: LastWork): Diagnosis {
  const { failing } = work
  const otherMode = modeDiagnosis(facts, work)
  if (otherMode) return otherMode
  if (facts.functionDeclaration !== null && failing?.callFault !== undefined)
    return callFaultDiagnosis(facts.functionDeclaration, {
      work,
      failed: { ...failing, fault: failing.callFault },
    })
  switch (work.status) {
    case 'Accepted':
      return acceptedDiagnosis(facts, work)
    // The work has the verdict of the first case that failed in place of it.
    case 'Partially Accepted':
    case 'Wrong Answer':
      return withRepair(wrongDiagnosis(facts, work), facts, work)
    case 'Time Limit Exceeded':
      return timeDiagnosis(facts, work)
    case 'Memory Limit Exceeded':
      return memoryDiagnosis(facts, work)
    case 'Output Limit Exceeded':
      return outputDiagnosis(facts, work)
    case 'Runtime Error':
      return withRepair(crashDiagnosis(facts, work), facts, work)
    case 'Compilation Error':
      return compileDiagnosis(facts, work)
    case 'Internal Error':
      return judgeFailureDiagnosis()
  }
}
