import { languageNames, ownInputsSeconds } from '@codedojo/contract'
import { formatTimeLimit } from '../../../lib/format/format-limits.ts'
import type { JudgingState } from './judging-state.ts'

type Judging = Extract<JudgingState, { kind: 'judging' }>

/** Label of the disabled button during judging: "Judging 9 of 24". */
export function submitButtonText({ station, cases, total, isUnanswered }: Judging): string {
  if (isUnanswered) return 'No connection'
  if (station === 'running')
    return total === null ? 'Judging' : `Judging ${Math.min(cases.length + 1, total)} of ${total}`
  return station === 'compiling' ? 'Compiling' : 'In queue'
}

/** Why judging does not advance; null if it does. */
export function judgingQueueText(state: Judging): string | null {
  if (state.isUnanswered) return unansweredWords
  return state.lacksJudge ? noJudgeWords(state) : null
}

/** Maximum duration of a run. */
export function maximumDurationText({ request }: Judging, caseTimeMs: number): string {
  const each = `Each case may use ${formatTimeLimit(caseTimeMs)} of CPU time`
  return request.customInputs.length === 0
    ? `${each}.`
    : `${each}, and no input of your own begins later than ${ownInputsSeconds}\u00a0s after the first of them.`
}

/** Message while no judge for the language is online. */
function noJudgeWords({ request }: Judging): string {
  const language = languageNames[request.language]
  return `No judge is running for ${language} right now. Your code is kept and will be judged as soon as one is back.`
}

/** Message while there is no response; then it is unknown whether the server has the request. */
const unansweredWords =
  'No connection to the server. Your code is kept, and this goes on by itself when the connection is back; nothing is judged twice.'
