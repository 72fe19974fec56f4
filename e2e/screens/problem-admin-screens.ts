import { expect } from '@playwright/test'
import type { Screen } from './screen.ts'

const rejudgeAndReportScreens: Screen[] = [
  {
    name: 'begin a rejudge',
    path: '/admin/rejudges',
    isSignedIn: true,
    isAdmin: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Dry rejudge' }).click()
      await expect(page.getByRole('list', { name: 'Matching problems' })).toBeVisible()
    },
  },
  { name: 'reports', path: '/admin/reports', isSignedIn: true, isAdmin: true },
]

const problemScreens: Screen[] = [
  {
    name: 'a new problem with errors',
    path: '/admin/createProblem',
    isSignedIn: true,
    isAdmin: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Create problem' }).click()
      await expect(page.getByText('Please select a tag')).toBeVisible()
    },
  },
  {
    name: 'problems to edit and delete',
    path: '/admin/updateProblem',
    isSignedIn: true,
    isAdmin: true,
    prepare: (page) => expect(page.getByRole('button', { name: 'Load More' })).toBeVisible(),
  },
  {
    name: 'versions of a problem',
    path: '/admin/updateProblem',
    isSignedIn: true,
    isAdmin: true,
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Versions of/ })
        .first()
        .click()
      await expect(page.getByRole('button', { name: /^Version 1 / })).toBeVisible()
    },
  },
  {
    name: 'a problem to edit',
    path: '/admin/updateProblem',
    isSignedIn: true,
    isAdmin: true,
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Edit problem' }).click()
      await expect(page.getByRole('button', { name: 'Update problem' })).toBeVisible()
    },
  },
]

const packageScreens: Screen[] = [
  {
    name: 'import and export with a refused package',
    path: '/admin/packages',
    isSignedIn: true,
    isAdmin: true,
    prepare: async (page) => {
      const file = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no package') }
      await page.getByLabel('Choose packages').setInputFiles(file)
      await expect(page.getByText('A package is a .zip or .kpp file.')).toBeVisible()
      await page.getByRole('checkbox').first().check()
    },
  },
]

const planScreens: Screen[] = [
  {
    name: 'study plans to manage',
    path: '/admin/plans',
    isSignedIn: true,
    isAdmin: true,
    prepare: (page) => expect(page.getByRole('link', { name: 'Your First Programs' })).toBeVisible(),
  },
  {
    name: 'a new study plan with errors',
    path: '/admin/plans/new',
    isSignedIn: true,
    isAdmin: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Add plan' }).click()
      await expect(page.getByText('Summary is required')).toBeVisible()
    },
  },
  {
    name: 'a study plan',
    path: '/admin/plans',
    isSignedIn: true,
    isAdmin: true,
    prepare: async (page) => {
      await page.getByRole('link', { name: 'Your First Programs' }).click()
      await expect(page.getByLabel('Title of section 1')).toHaveValue('Read, compute, print')
    },
  },
]

export const problemAdminScreens: Screen[] = [
  ...planScreens,
  ...rejudgeAndReportScreens,
  ...problemScreens,
  ...packageScreens,
]
