import { type ProblemDraft, problemDraftBody } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { AppError } from '../../../http/app-error.ts'
import { groupsOfCases, inOrderOfSubtasks } from './groups-of-cases.ts'

const caseOf = (input: string, subtask?: number) => ({
  ...{ input, output: input },
  ...(subtask !== undefined && { subtask }),
})
const draftOf = (more: object): ProblemDraft =>
  problemDraftBody.parse({ title: 'Sum', visibleTestCases: [caseOf('1')], ...more })
const twoSubtasks = [
  { title: 'small', points: 40 },
  { title: '', points: 60, rule: 'sum' },
]

function group(body: ProblemDraft) {
  const hiddenTestCases = inOrderOfSubtasks(body)
  const groups = groupsOfCases({ body, hiddenTestCases, current: null, oldAt: () => undefined })
  const count = body.visibleTestCases.length + hiddenTestCases.length
  const names = Array.from({ length: count }, (_, at) => groups.groupOf(at).groupName)
  return { scoring: groups.scoring, names, inputs: hiddenTestCases.map(({ input }) => input) }
}

function faultsOf(body: ProblemDraft) {
  try {
    group(body)
    return []
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error.errors.map(({ field, message }) => [field, message])
  }
}

test('hidden cases come subtask by subtask, and visible ones are samples', () => {
  const hiddenTestCases = [caseOf('4', 1), caseOf('2', 0), caseOf('5', 1), caseOf('3', 0)]

  const { scoring, names, inputs } = group(draftOf({ hiddenTestCases, subtasks: twoSubtasks }))

  expect(inputs).toEqual(['2', '3', '4', '5'])
  expect(names).toEqual(['sample', 'secret/01', 'secret/01', 'secret/02', 'secret/02'])
  expect(scoring).toMatchObject({ points: 100, groups: [{ title: 'small', points: 40 }, { rule: 'sum' }] })
})

test('without subtasks a problem is passed or failed as a whole', () => {
  const { scoring, names } = group(draftOf({ hiddenTestCases: [caseOf('2')], subtasks: [] }))

  expect([scoring, names]).toEqual([null, [null, null]])
})

test('a case without a subtask, and a subtask without a case, are named', () => {
  const hiddenTestCases = [caseOf('2', 0), caseOf('3'), caseOf('4', 7)]

  expect(faultsOf(draftOf({ hiddenTestCases, subtasks: twoSubtasks }))).toEqual([
    ['hiddenTestCases.1.subtask', 'Choose the subtask of this case'],
    ['hiddenTestCases.2.subtask', 'Choose the subtask of this case'],
    ['subtasks.1.points', 'Subtask 2 has no hidden case: give it one, or remove it'],
  ])
})

test('a draft may be unfinished', () => {
  const hiddenTestCases = [caseOf('2')]

  expect(faultsOf(draftOf({ hiddenTestCases, subtasks: twoSubtasks, status: 'draft' }))).toEqual([])
})

test.each([
  [[{ points: -1 }], /at least 0/],
  [[{ points: 0.5 }], /whole number/],
  [[{ points: 0 }], /At least one subtask must give points/],
  [[{ points: 1e9 }], /at most 1000000/],
  [[{}], /Points is required/],
  [[{ points: 1, rule: 'avg' }], /all or sum/],
  [Array.from({ length: 51 }, () => ({ points: 1 })), /At most 50 subtasks/],
  [[{ points: 1, title: 'a'.repeat(101) }], /at most 100 characters/],
])('the subtasks %j are refused', (subtasks, reason) => {
  expect(() => draftOf({ subtasks })).toThrow(reason)
})
