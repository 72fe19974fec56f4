import type { StudyPlanSummary } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { samplePlan } from '../../testing/samples.ts'
import { groupPlans } from './group-plans.ts'

function plan(slug: string, group: string, startedAt: string | null = null): StudyPlanSummary {
  return samplePlan(slug, { group, startedAt })
}

function headings(plans: readonly StudyPlanSummary[]) {
  return groupPlans(plans).map(({ title, plans: own }) => [title, ...own.map(({ slug }) => slug)])
}

test('followed plans come first, then groups by their first plan, then plans without a group', () => {
  const plans = [
    plan('own', ''),
    plan('first-steps', 'Start here'),
    plan('trees', 'Topics'),
    plan('graphs', 'Topics', '2026-01-01T00:00:00.000Z'),
    plan('prints', 'Start here'),
  ]

  expect(headings(plans)).toEqual([
    ['Plans you follow', 'graphs'],
    ['Start here', 'first-steps', 'prints'],
    ['Topics', 'trees'],
    ['More plans', 'own'],
  ])
})

test('without groups there is one heading, and none is empty', () => {
  expect(headings([plan('one', ''), plan('two', '')])).toEqual([['All plans', 'one', 'two']])
  expect(headings([])).toEqual([])
})

test('a plan that the reader has just followed stays where it was', () => {
  const plans = [
    plan('prints', 'Start here'),
    plan('graphs', 'Topics', '2026-01-01T00:00:00.000Z'),
    plan('trees', 'Topics', '2026-01-02T00:00:00.000Z'),
  ]

  const groups = groupPlans(plans, ({ slug }) => slug === 'trees')

  expect(groups.map(({ title, plans: own }) => [title, ...own.map(({ slug }) => slug)])).toEqual([
    ['Plans you follow', 'graphs'],
    ['Start here', 'prints'],
    ['Topics', 'trees'],
  ])
})
