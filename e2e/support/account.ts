import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { admin } from '../installation.ts'

export interface Account {
  firstName: string
  emailId: string
  password: string
}

/** An unused account. */
export function newAccount(): Account {
  return { firstName: 'Meera', emailId: `meera-${randomUUID()}@example.org`, password: 'a long enough one' }
}

/** Creates an account by API call and signs this page's browser in. */
export async function signUp(page: Page): Promise<Account> {
  const account = newAccount()
  const answer = await page.request.post('/api/user/register', { data: { ...account, terms: true } })
  if (!answer.ok()) throw new Error(`Sign-up failed: ${await answer.text()}`)
  return account
}

/** Signs this page's browser in as the installation's first admin, whoever was signed in before. */
export async function signInAsAdmin(page: Page): Promise<void> {
  const data = { emailId: admin.email, password: admin.password }
  const answer = await page.request.post('/api/user/login', { data })
  if (!answer.ok()) throw new Error(`Signing in as admin failed: ${await answer.text()}`)
}

/** Creates an account and leaves the browser signed out. */
export async function createAccount(page: Page): Promise<Account> {
  const account = await signUp(page)
  await page.context().clearCookies()
  return account
}

export async function fillLogin(page: Page, { emailId, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(emailId)
  await page.getByLabel('Password', { exact: true }).fill(password)
}
