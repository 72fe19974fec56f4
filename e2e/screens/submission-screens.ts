import { expect } from '@playwright/test'
import { failProblem, problemIdOf, solveProblem } from '../support/submit-by-api.ts'
import type { Screen } from './screen.ts'

const history = { path: '/submissions', isSignedIn: true } as const
export const submissionScreens: Screen[] = [
  {
    ...history,
    name: 'submissions',
    prepare: async (page) => {
      const id = await problemIdOf(page.request, 'First Echo')
      await failProblem(page.request, id)
      await solveProblem(page.request, id)
      await page.reload()
      await expect(page.getByText(/^Showing 1 to/)).toBeVisible()
    },
  },
  {
    name: 'no submission that matches',
    path: '/submissions?q=nothing&status=Accepted',
    isSignedIn: true,
    prepare: (page) => expect(page.getByText('No submissions match your filters.')).toBeVisible(),
  },
  {
    ...history,
    name: 'a wrong attempt',
    prepare: async (page) => {
      await page.getByRole('link', { name: 'First Echo' }).last().click()
      await expect(page.getByText('Test cases passed')).toBeVisible()
    },
  },
  {
    ...history,
    name: 'the difference of two attempts',
    prepare: async (page) => {
      await page.getByRole('link', { name: 'First Echo' }).last().click()
      await page.getByRole('link', { name: 'What changed: last wrong → first accepted' }).click()
      await expect(page.getByRole('table', { name: 'What changed' })).toBeVisible()
    },
  },
  { name: 'an attempt that is not there', path: '/submission/none', isSignedIn: true },
]
