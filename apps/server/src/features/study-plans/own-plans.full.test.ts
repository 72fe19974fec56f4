import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { StudyPlan, StudyPlanSummary } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { startApp } from '../../testing/start-app.ts'
import { loadStarterContent } from '../problems/index.ts'
import { loadStudyPlans } from './load-plans.ts'
import { readPlanFiles } from './read-plan-files.ts'

const content = join(import.meta.dirname, '../../../../../content')
const plansFolder = join(content, 'plans')

test('every problem that a plan names comes with CodeDojo, and every problem is in a plan', async () => {
  const slugs = await readdir(join(content, 'problems'))
  const plans = await readPlanFiles(plansFolder)

  const named = plans.flatMap(({ sections }) => sections.flatMap(({ problems }) => problems))
  expect(plans).toHaveLength(22)
  expect([...new Set(named)].sort()).toEqual(slugs.toSorted())
})

test('who solves the problems that a plan names next finishes every plan', async () => {
  await using server = await startApp()
  const learner = await server.signUp()
  const { failures } = await loadStarterContent(server.database, join(content, 'problems'))
  await loadStudyPlans(server.database, plansFolder)
  const plansOf = async () => (await learner.get('/plans')).json<StudyPlanSummary[]>()
  const solve = (problemId: string) =>
    server.database.pool.query(
      'insert into solved (user_id, problem_id, submission_id) values ($1, $2, gen_random_uuid())',
      [learner.user._id, problemId],
    )

  for (const { slug, total } of await plansOf()) {
    const files = await readPlanFiles(plansFolder)
    const named = files.find((plan) => plan.slug === slug)?.sections.flatMap(({ problems }) => problems)
    expect(total).toBe(named?.length)
    for (let steps = 0; steps < total; steps++) {
      const { next } = (await learner.get(`/plans/${slug}`)).json<StudyPlan>()
      if (next) await solve(next.problemId)
    }
  }

  expect(failures).toEqual([])
  for (const plan of await plansOf()) expect(plan).toMatchObject({ solved: plan.total, next: null })
})
