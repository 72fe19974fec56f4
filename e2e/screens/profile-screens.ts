import { expect } from '@playwright/test'
import type { Screen } from './screen.ts'

export const profileScreens: Screen[] = [
  {
    name: 'profile',
    path: '/profile',
    isSignedIn: true,
    prepare: (page) => expect(page.getByRole('grid', { name: /^Submissions of the last 181/ })).toBeVisible(),
  },
  {
    name: 'activity',
    path: '/profile?tab=activity',
    isSignedIn: true,
    prepare: (page) => expect(page.getByRole('heading', { name: 'Recent activity' })).toBeVisible(),
  },
  {
    name: 'submissions on the profile',
    path: '/profile?tab=submissions',
    isSignedIn: true,
    prepare: (page) => expect(page.getByRole('heading', { name: 'Solved Problems' })).toBeVisible(),
  },
  {
    name: 'why a day counted',
    path: '/profile',
    isSignedIn: true,
    prepare: async (page) => {
      await page
        .getByRole('grid', { name: /last 30 days$/ })
        .getByRole('button')
        .last()
        .click()
      await expect(page.getByText(/^Time zones? of this day/)).toBeVisible()
    },
  },
  {
    name: 'edit profile with errors',
    path: '/profile',
    isSignedIn: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Edit Profile' }).click()
      await page.getByLabel('Age', { exact: true }).fill('two')
      await page.getByRole('button', { name: 'Next' }).click()
      await expect(page.getByText('Age must be a number')).toBeVisible()
    },
  },
  {
    name: 'delete account',
    path: '/profile',
    isSignedIn: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Delete Account' }).click()
      await expect(page.getByText(/^Erased: your profile/)).toBeVisible()
    },
  },
  {
    name: 'streak',
    path: '/',
    isSignedIn: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: /day streak/ }).click()
      await expect(page.getByText(/^Longest so far/)).toBeVisible()
    },
  },
]
