import { expect } from '@playwright/test'
import { problemIdOf } from '../support/submit-by-api.ts'
import type { Screen } from './screen.ts'

export const findingScreens: Screen[] = [
  {
    name: 'home with a list to choose',
    path: '/',
    isSignedIn: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'More for First Echo' }).click()
      await page.getByRole('menuitem', { name: 'Add to list…' }).click()
      await expect(page.getByRole('dialog').getByLabel('Favourites')).toBeVisible()
    },
  },
  {
    name: 'study plans',
    path: '/plans',
    isSignedIn: true,
    prepare: (page) => expect(page.getByRole('button', { name: /^Follow / }).first()).toBeVisible(),
  },
  {
    name: 'a study plan',
    path: '/plans/first-steps',
    isSignedIn: true,
    prepare: (page) => expect(page.getByRole('link', { name: 'Begin' })).toBeVisible(),
  },
  {
    name: 'review queue',
    path: '/review',
    isSignedIn: true,
    prepare: async (page) => {
      await page.getByLabel('Bring back tomorrow').fill('First Echo')
      await page.getByRole('button', { name: 'First Echo' }).click()
      await expect(page.getByRole('region', { name: 'Later' })).toBeVisible()
    },
  },
  {
    name: 'lists',
    path: '/lists',
    isSignedIn: true,
    prepare: (page) => expect(page.getByRole('list', { name: 'Your lists' })).toBeVisible(),
  },
  {
    name: 'a list',
    path: '/lists/favourites',
    isSignedIn: true,
    prepare: async (page) => {
      for (const title of ['First Echo', 'Packing List']) {
        await page.getByLabel('Add a problem').fill(title)
        await page.getByRole('button', { name: title }).first().click()
      }
      await expect(page.getByRole('button', { name: 'Move up Packing List' })).toBeVisible()
    },
  },
  {
    name: 'notes',
    path: '/notes',
    isSignedIn: true,
    prepare: async (page) => {
      const id = await problemIdOf(page.request, 'First Echo')
      await page.request.put(`/api/note/${id}`, { data: { text: 'Two positions.', revision: 0 } })
      await page.reload()
      await expect(page.getByRole('list', { name: 'Your notes' })).toBeVisible()
    },
  },
]
