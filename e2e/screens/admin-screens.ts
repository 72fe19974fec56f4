import { expect } from '@playwright/test'
import type { Screen } from './screen.ts'

export const adminScreens: Screen[] = [
  {
    name: 'dashboard',
    path: '/admin',
    isSignedIn: true,
    isAdmin: true,
    prepare: (page) => expect(page.getByRole('region', { name: 'Health' })).toBeVisible(),
  },
  {
    name: 'assistants',
    path: '/admin/assistants',
    isSignedIn: true,
    isAdmin: true,
    prepare: (page) => expect(page.getByRole('region', { name: 'Who answers' })).toBeVisible(),
  },
  {
    name: 'installation',
    path: '/admin/installation',
    isSignedIn: true,
    isAdmin: true,
    prepare: (page) => expect(page.getByRole('region', { name: 'Preview', exact: true })).toBeVisible(),
  },
]

const listOfUsers = { path: '/getalluser', isSignedIn: true, isAdmin: true } as const
export const peopleScreens: Screen[] = [
  {
    ...listOfUsers,
    name: 'users',
    prepare: (page) => expect(page.getByText(/^Showing/)).toBeVisible(),
  },
  {
    ...listOfUsers,
    name: 'suspend',
    path: '/getalluser?role=user',
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^More for/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'Suspend' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    ...listOfUsers,
    name: 'import of users',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Import' }).click()
      await page.getByLabel('Or paste the rows').fill('name,email,team\nAda,ada@example.org,A\nBo,bo,B')
      await page.getByRole('button', { name: 'Check' }).click()
      await expect(page.getByText('The email is not valid')).toBeVisible()
    },
  },
  {
    name: 'registration with errors',
    path: '/registerUser',
    isSignedIn: true,
    isAdmin: true,
    prepare: (page) => page.getByRole('button', { name: 'Register', exact: true }).click(),
  },
  {
    name: 'audit log',
    path: '/admin/audit',
    isSignedIn: true,
    isAdmin: true,
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^What changed/ })
        .first()
        .click()
    },
  },
]
