import { expect } from '@playwright/test'
import type { Screen } from './screen.ts'

export const helpScreens: Screen[] = [
  {
    name: 'contact with errors and an answer of Sahayak',
    path: '/contact',
    isSignedIn: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'How do refunds work?' }).click()
      await page.getByRole('button', { name: 'Send message' }).click()
      await expect(page.getByText('Subject is required')).toBeVisible()
      await expect(page.getByRole('list', { name: 'Looked at' })).toBeVisible()
    },
  },
  {
    name: 'pages of help',
    path: '/help',
    isSignedIn: true,
    prepare: (page) => expect(page.getByRole('list', { name: 'Help pages' })).toBeVisible(),
  },
  { name: 'a page of help', path: '/help/verdicts', isSignedIn: true },
]

export const inboxScreens: Screen[] = [
  {
    name: 'messages and one of them',
    path: '/admin/tickets',
    isSignedIn: true,
    isAdmin: true,
    prepare: async (page) => {
      const data = { name: 'Ada', email: 'ada@example.org', subject: 'A question', message: 'Where is it?' }
      await page.request.post('/api/contact/message', { data })
      await page.reload()
      await page
        .getByRole('button', { name: /^A question/ })
        .first()
        .click()
      await expect(page.getByRole('article', { name: 'A question' })).toBeVisible()
    },
  },
]
