import type { JudgingState } from '../../../../features/submissions/judging/judging-state.ts'
import { sampleAnswer, sampleCase, sampleRequest } from '../../../../testing/sample-submission.ts'

let requests = 0
/** The states of the page while a submission is judged that fails on this case, or on none. */
export function judgedStates(fails: number | null): JudgingState[] {
  requests += 1
  const request = sampleRequest({ requestKey: `key-${requests}`, code: `program ${requests}` })
  const answer = sampleAnswer({
    overallStatus: fails === null ? 'Accepted' : 'Wrong Answer',
    testCasesPassed: 0,
    results: fails === null ? [] : [sampleCase({ index: fails, kind: 'hidden', status: 'Wrong Answer' })],
  })
  const judging: JudgingState = {
    ...{ kind: 'judging', request, submissionId: null, station: 'received', enteredAt: {}, ahead: null },
    ...{ lacksJudge: false, isUnanswered: false, total: null, cases: [] },
  }
  return [judging, { kind: 'judged', request, answer }]
}
