import { expect, test } from 'vitest'
import {
  groupTitle,
  pointsText,
  type SubtaskEntry,
  scoringOfSubtasks,
  subtasksOf,
  subtasksOfScoring,
} from './scoring.ts'

test.each([
  ['secret/01', 'Subtask 1'],
  ['secret/subtask-12', 'Subtask 12'],
  ['secret/group3', 'Subtask 3'],
  ['secret/02-small-n', 'small n'],
  ['secret/trees_only', 'trees only'],
  ['secret', 'secret'],
])('the folder %s reads as "%s"', (name, title) => {
  expect(groupTitle({ name, title: '' })).toBe(title)
  expect(groupTitle({ name, title: 'of its own' })).toBe('of its own')
})

test.each([
  [40, '40'],
  [100 / 3, '33.33'],
  [0.1 + 0.2, '0.3'],
])('%d points are shown as %s', (points, text) => {
  expect(pointsText(points)).toBe(text)
})

const entries: SubtaskEntry[] = [
  { title: 'small', points: 40, rule: 'all' },
  { title: '', points: 60, rule: 'sum' },
]

test('the form gets back the subtasks that it made', () => {
  const scoring = scoringOfSubtasks(entries)

  expect(subtasksOfScoring(scoring)).toEqual(entries)
  expect(scoring && subtasksOf(scoring).map(({ name }) => name)).toEqual(['secret/01', 'secret/02'])
  expect(subtasksOfScoring(scoringOfSubtasks([]))).toEqual([])
})

test('groups that the form cannot express are none of its subtasks', () => {
  const scoring = scoringOfSubtasks(entries)
  const [first, second] = scoring?.groups ?? []
  if (!scoring || !first || !second) throw new Error('no groups')

  expect(
    subtasksOfScoring({ ...scoring, groups: [first, { ...second, requires: ['secret/01'] }] }),
  ).toBeNull()
  expect(subtasksOfScoring({ ...scoring, groups: [first, { ...second, rule: 'avg' }] })).toBeNull()
  expect(subtasksOfScoring({ ...scoring, rule: 'min' })).toBeNull()
  expect(subtasksOfScoring({ ...scoring, groups: [first, { ...second, groups: [first] }] })).toBeNull()
})
