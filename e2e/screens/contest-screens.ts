import { expect, type Page } from '@playwright/test'
import { createContest, registerForContest } from '../support/contest.ts'
import type { Screen } from './screen.ts'

export const contestScreens: Screen[] = [
  {
    name: 'contests',
    path: '/contest',
    isSignedIn: true,
    prepare: async (page) => {
      const browser = page.context().browser()
      if (!browser) throw new Error('The page has no browser.')
      await registerForContest(page.request, await createContest(browser))
      await page.reload()
      await expect(page.getByRole('link', { name: 'Enter Contest' }).first()).toBeVisible()
    },
  },
  { name: 'problems of a contest', path: '/contest', isSignedIn: true, prepare: contestEntered },
  {
    name: 'questions of a contest',
    path: '/contest',
    isSignedIn: true,
    prepare: async (page) => {
      await contestEntered(page)
      await page.getByRole('tab', { name: /^Questions/ }).click()
      await expect(page.getByRole('textbox', { name: 'Question' })).toBeVisible()
    },
  },
  {
    name: 'scoreboard of a contest',
    path: '/contest',
    isSignedIn: true,
    prepare: async (page) => {
      await contestEntered(page)
      await page.getByRole('tab', { name: 'Scoreboard' }).click()
      await expect(page.getByRole('table', { name: 'Scoreboard' })).toBeVisible()
    },
  },
  {
    name: 'problem of a contest',
    path: '/contest',
    isSignedIn: true,
    prepare: async (page) => {
      await contestEntered(page)
      await page.goto(`${new URL(page.url()).pathname}/problem/A`)
      await expect(page.getByRole('button', { name: 'Submit' }).first()).toBeVisible()
    },
  },
]

export const contestAdminScreens: Screen[] = [
  {
    name: 'contests to manage',
    path: '/admin/contests',
    isSignedIn: true,
    isAdmin: true,
    prepare: (page) => expect(page.getByRole('link', { name: 'New contest' })).toBeVisible(),
  },
  {
    name: 'a new contest with errors',
    path: '/admin/contests/new',
    isSignedIn: true,
    isAdmin: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Schedule contest' }).click()
      await expect(page.getByText(/fields need attention/)).toBeVisible()
    },
  },
  {
    name: 'a contest to manage',
    path: '/admin/contests',
    isSignedIn: true,
    isAdmin: true,
    prepare: async (page) => {
      await page
        .getByRole('link', { name: /^Evening round/ })
        .first()
        .click()
      await expect(page.getByRole('tab', { name: 'People' })).toBeVisible()
    },
  },
]

async function contestEntered(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Enter Contest' }).first().click()
  await expect(page.getByRole('tab', { name: 'Problems' })).toBeVisible()
}
