import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { signedUp } from './support/account.ts'
import { themes } from './support/themes.ts'

interface Screen {
  name: string
  path: string
  isSignedIn: boolean
  /** Brings the screen into the state to look at. */
  prepare?: (page: Page) => Promise<void>
}

/** Those of visitors first: each test signs up once. */
const screens: Screen[] = [
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
  { name: 'terms', path: '/terms', isSignedIn: false },
  { name: 'home', path: '/', isSignedIn: true },
  { name: 'home without a match', path: '/?q=zzz&difficulty=hard', isSignedIn: true },
  {
    name: 'not found',
    path: '/nowhere',
    isSignedIn: true,
    prepare: (page) => page.getByRole('button', { name: 'Stay here' }).click(),
  },
  {
    name: 'command palette',
    path: '/',
    isSignedIn: true,
    prepare: (page) => page.keyboard.press('Control+k'),
  },
  { name: 'shortcut sheet', path: '/', isSignedIn: true, prepare: (page) => page.keyboard.press('?') },
]

for (const theme of themes) {
  test(`no screen has a serious accessibility fault in ${theme}`, async ({ page }) => {
    test.slow()
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme)
    const faults: string[] = []
    let isSignedIn = false
    for (const screen of screens) {
      if (screen.isSignedIn && !isSignedIn) {
        await signedUp(page)
        isSignedIn = true
      }
      await page.goto(screen.path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await screen.prepare?.(page)
      faults.push(...(await seriousFaults(page)).map((fault) => `${screen.name}: ${fault}`))
    }

    expect(faults).toEqual([])
  })
}

async function seriousFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id} ${node.target.join(' ')}`))
}
