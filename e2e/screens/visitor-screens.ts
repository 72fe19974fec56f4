import { expect } from '@playwright/test'
import type { Screen } from './screen.ts'

export const visitorScreens: Screen[] = [
  { name: 'sign in', path: '/login', isSignedIn: false },
  {
    name: 'sign up with errors',
    path: '/signup',
    isSignedIn: false,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByText('Please enter a valid email')).toBeVisible()
    },
  },
  { name: 'forgot password', path: '/forgot-password', isSignedIn: false },
  { name: 'reset password', path: '/reset-password?token=x', isSignedIn: false },
  { name: 'confirm email', path: '/confirm-email?token=x', isSignedIn: false },
  { name: 'terms', path: '/terms', isSignedIn: false },
  { name: 'a certificate to look up', path: '/certificate', isSignedIn: false },
  { name: 'a certificate that is not there', path: '/certificate/AAAA', isSignedIn: false },
  { name: 'a profile that is not public', path: '/profile/nobody', isSignedIn: false },
]
