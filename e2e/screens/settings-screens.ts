import { expect } from '@playwright/test'
import { newAccount } from '../support/account.ts'
import type { Screen } from './screen.ts'

export const settingsScreens: Screen[] = [
  { name: 'account in the settings', path: '/settings', isSignedIn: true },
  { name: 'sessions', path: '/settings/sessions', isSignedIn: true },
  { name: 'privacy', path: '/settings/privacy', isSignedIn: true },
  {
    name: 'choosing a time zone',
    path: '/settings/time-zone',
    isSignedIn: true,
    prepare: async (page) => {
      await page.getByRole('combobox', { name: 'Time zone' }).click()
      await expect(page.getByRole('listbox', { name: 'Time zones' })).toBeVisible()
    },
  },
  {
    name: 'keys that are taken',
    path: '/settings/keys',
    isSignedIn: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Change the keys of Run' }).click()
      await page.keyboard.press('Control+Enter')
      await expect(page.getByRole('button', { name: 'Swap keys with Submit' })).toBeVisible()
    },
  },
  { name: 'editor in the settings', path: '/settings/editor', isSignedIn: true },
  {
    name: 'API tokens',
    path: '/settings/tokens',
    isSignedIn: true,
    prepare: async (page) => {
      await page.getByLabel('What it is for').fill('Grade sheet')
      await page.getByRole('button', { name: 'Make the token' }).click()
      await expect(page.getByText('This token is shown only now.')).toBeVisible()
    },
  },
  {
    name: 'adding a passkey',
    path: '/settings/account',
    isSignedIn: true,
    prepare: async (page) => {
      const passkeys = page.getByRole('region', { name: 'Passkeys' })
      await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
      await expect(passkeys.getByLabel('Name')).toBeFocused()
    },
  },
  {
    name: 'setting up an authenticator app',
    path: '/settings/account',
    isSignedIn: true,
    prepare: async (page) => {
      const app = page.getByRole('region', { name: 'Second factor' })
      await app.getByRole('button', { name: 'Set up an app' }).click()
      await app.getByLabel('Current password').fill(newAccount().password)
      await page.keyboard.press('Enter')
      await expect(app.getByRole('img', { name: /^QR code/ })).toBeVisible()
    },
  },
  { name: 'own data', path: '/settings/data', isSignedIn: true },
]
