import { expect } from '@playwright/test'
import type { Screen } from './screen.ts'

export const roomScreens: Screen[] = [
  {
    name: 'a room with a message',
    path: '/discuss?room=global',
    isSignedIn: true,
    prepare: async (page) => {
      const field = page.getByRole('textbox', { name: 'Message in #global' })
      await field.fill('Where it stops:\n```python\nfor n in s:\n    continue\n```')
      await page.getByRole('button', { name: 'Send', exact: true }).click()
      await expect(page.getByRole('log').getByText('Where it stops:').last()).toBeVisible()
      await expect(page.getByText('Waiting to be sent')).toHaveCount(0)
    },
  },
  { name: 'videos of rooms', path: '/discuss?tab=video', isSignedIn: true },
]

export const roomAdminScreens: Screen[] = [
  { name: 'reported messages', path: '/admin/rooms', isSignedIn: true, isAdmin: true },
  {
    name: 'all rooms',
    path: '/admin/rooms?view=rooms',
    isSignedIn: true,
    isAdmin: true,
    prepare: (page) => expect(page.getByRole('list', { name: 'Rooms' })).toBeVisible(),
  },
]
