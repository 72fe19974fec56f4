import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { createProblem } from '../../packages/contract/src/index.ts'

/** A program that subtracts two numbers: the solution of the problems that `publishProblem` publishes, unless changed. */
export const differenceProgram = 'a, b = map(int, input().split())\nprint(a - b)\n'

/** Publishes, as an admin, a problem that no other test uses; returns its id. */
export async function publishProblem(admin: APIRequestContext, change: object = {}): Promise<string> {
  const answer = await admin.post(`/api${createProblem.path}`, {
    data: {
      title: `Difference ${randomUUID().slice(0, 8)}`,
      description: 'Subtract $b$ from $a$.',
      difficulty: 'easy',
      tags: 'Math',
      visibleTestCases: [{ input: '5 3\n', output: '2\n', explanation: '5 - 3 = 2' }],
      hiddenTestCases: [{ input: '3 9\n', output: '-6\n' }],
      referenceSolution: [{ language: 'python', completeCode: differenceProgram }],
      ...change,
    },
    timeout: 45_000,
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return createProblem.response.parse(await answer.json())._id
}
