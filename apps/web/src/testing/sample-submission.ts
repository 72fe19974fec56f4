import type { CaseResult, JudgeAnswer, Submission } from '@codedojo/contract'
import type { JudgeRequest } from '../features/submissions/judging/judging-state.ts'

/** A case, an answer, a request and a submission; fields that are not given have neutral defaults. */
export function sampleCase(facts: Partial<CaseResult> = {}): CaseResult {
  return {
    index: 1,
    kind: 'visible',
    status: 'Accepted',
    time: 0.031,
    memory: 9830,
    stdin: '1\n',
    stdout: '1\n',
    expected_output: '1\n',
    stderr: '',
    exitCode: 0,
    signal: null,
    difference: null,
    isCut: false,
    ...facts,
  }
}

export function sampleSubmission(facts: Partial<Submission> = {}): Submission {
  return {
    _id: 'submission-1',
    createdAt: '2026-11-20T10:00:00.000Z',
    problemId: 'problem-1',
    problemTitle: 'Problem 1',
    language: 'python',
    status: 'Accepted',
    runtime: 46,
    memory: 12_186,
    code: 'print(1)\n',
    testCasesPassed: 7,
    testCasesTotal: 7,
    errorMessage: null,
    score: null,
    maxScore: null,
    ...facts,
  }
}

export function sampleRequest(facts: Partial<JudgeRequest> = {}): JudgeRequest {
  return {
    what: 'submit',
    problemId: 'p1',
    contest: null,
    language: 'python',
    mode: 'stdin',
    code: 'print(1)',
    customInputs: [],
    requestKey: 'key-12345',
    sentAt: 1000,
    ...facts,
  }
}

export function sampleAnswer(facts: Partial<JudgeAnswer> = {}): JudgeAnswer {
  return {
    results: [],
    overallStatus: 'Accepted',
    submissionId: 's1',
    testCasesPassed: 0,
    testCasesTotal: 0,
    runtime: 1,
    memory: 1,
    compileMessage: null,
    errorMessage: null,
    limitsEnforced: true,
    ...facts,
  }
}
