import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type Browser, expect } from '@playwright/test'
import { addContest } from '../../packages/contract/src/index.ts'
import { signInAsAdmin } from './account.ts'
import { publishProblem } from './publish-problem.ts'

export interface TestContest {
  readonly id: string
  readonly name: string
  /** Ids of its problems, in the order of their letters. */
  readonly problemIds: readonly string[]
  /** The API context of an admin. */
  readonly admin: APIRequestContext
}

/** Creates, as an admin, a contest of one hour with problems that ask for a difference, in Python only. */
export async function createContest(
  browser: Browser,
  { startsInMs = 0, problems = 1 }: { startsInMs?: number; problems?: number } = {},
): Promise<TestContest> {
  const page = await (await browser.newContext()).newPage()
  await signInAsAdmin(page)
  const admin = page.request
  const problemIds: string[] = []
  for (let count = 0; count < problems; count += 1) problemIds.push(await publishProblem(admin))
  const name = `Evening round ${randomUUID().slice(0, 8)}`
  const answer = await admin.post(`/api${addContest.path}`, {
    data: {
      ...{ name, description: 'Bring **tea**.', rule: 'icpc', visibility: 'public', languages: ['python'] },
      ...{ startsAt: new Date(Date.now() + startsInMs).toISOString(), minutes: 60, freezeMinutes: 15 },
      problems: problemIds.map((problemId) => ({ problemId })),
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return { id: addContest.response.parse(await answer.json())._id, name, problemIds, admin }
}

/** Registers the signed-in user for the contest. */
export async function registerForContest(
  learner: APIRequestContext,
  { id }: Pick<TestContest, 'id'>,
): Promise<void> {
  const answer = await learner.put(`/api/contest/${id}/registration`, { data: {} })
  expect(answer.ok(), await answer.text()).toBe(true)
}
