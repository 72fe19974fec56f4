import type { DetailedSubmission, HistoryEntry } from '@codedojo/contract'

/** A wrong attempt as a list entry; `number` distinguishes several of one problem. */
export function sampleEntry(number: number): HistoryEntry {
  return {
    ...{ _id: `s-${number}`, createdAt: `2026-11-0${number}T10:00:00.000Z` },
    ...{ problemId: 'p-1', problemTitle: 'First Echo', tags: '', difficulty: 'easy', contest: null },
    ...{ language: 'cpp', status: 'Wrong Answer', runtime: 46, memory: 12_186 },
    ...{ testCasesPassed: 1, testCasesTotal: 3, score: null, maxScore: null },
  }
}

/** A wrong attempt as its own page reads it. */
export function sampleDetailedSubmission(
  number: number,
  facts: Partial<DetailedSubmission> = {},
): DetailedSubmission {
  return {
    ...sampleEntry(number),
    ...{ code: `attempt ${number}`, author: null, compileMessage: null, errorMessage: null, results: [] },
    ...{ limitsEnforced: true, problemVersion: 1, currentVersion: 1, isJudgedAsNow: true },
    ...{ isProblemOpen: true, previousId: null, nextId: null, turn: null, judgedAt: null },
    ...facts,
  }
}
