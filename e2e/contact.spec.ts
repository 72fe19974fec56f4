import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { signInAsAdmin, signUp } from './support/account.ts'
import { leaveUnpaidOrder } from './support/store.ts'

function formOf(page: Page) {
  return page.getByRole('form', { name: 'Send us a message' })
}

test('a learner writes about an order from its receipt, an admin answers, and the learner reads it as new', async ({
  page,
  browser,
}) => {
  const subject = `Late parcel ${randomUUID().slice(0, 8)}`
  await signUp(page)
  await leaveUnpaidOrder(page)
  await page.goto('/orders')
  await page.getByRole('link', { name: 'Write to us about this order' }).click()
  await expect(formOf(page).getByLabel('It is about')).toHaveValue(/^order:/)

  await formOf(page).getByLabel('Subject').fill(subject)
  await formOf(page).getByLabel('Message').fill('Where is it?\nI wait.')
  await formOf(page).getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Message submitted successfully!')).toBeVisible()
  const thread = page.getByRole('article', { name: subject })
  await expect(thread.getByRole('link', { name: /Order \d+/ })).toBeVisible()
  await expect(thread).toContainText('I wait.')

  const asAdmin = await browser.newPage()
  await signInAsAdmin(asAdmin)
  await asAdmin.goto('/admin/tickets')
  await asAdmin.getByRole('searchbox', { name: 'Search messages' }).fill(subject)
  // Typing filters the list after a pause, which would close a ticket that was opened before.
  await expect(asAdmin).toHaveURL(/[?&]q=/)
  await asAdmin.getByRole('button', { name: new RegExp(subject) }).click()
  const asked = asAdmin.getByRole('article', { name: subject })
  await expect(asked.getByRole('link', { name: /Order \d+/ })).toBeVisible()
  await asked.getByRole('textbox', { name: 'Answer' }).fill('It left today.')
  await asked.getByRole('button', { name: 'Answer and close' }).click()
  await expect(asAdmin.getByText('No mail went out, because no mail server is set.')).toBeVisible()
  await expect(asked.getByText('Closed')).toBeVisible()
  await asAdmin.close()

  await page.goto('/')
  await page.getByRole('link', { name: 'Contact Us 1 with a new answer' }).click()
  const row = page.getByRole('button', { name: new RegExp(subject) })
  await expect(row).toContainText('New')
  await row.click()
  await expect(thread).toContainText('It left today.')
  await expect(row).not.toContainText('New')
  await thread.getByLabel('Write back').fill('It is here. Thank you.')
  await thread.getByRole('button', { name: 'Send' }).click()
  await expect(thread.getByText('Open')).toBeVisible()

  const other = await browser.newPage()
  await signUp(other)
  await other.goto(new URL(page.url()).pathname + new URL(page.url()).search)
  await expect(other.getByText('There is no such message.')).toBeVisible()
  await other.close()
})

test('each field of the form says what is wrong with it', async ({ page }) => {
  await signUp(page)
  await page.goto('/contact')
  const form = formOf(page)
  await form.getByLabel('Name').fill(' ')
  await form.getByLabel('Email').fill('nobody')

  await form.getByRole('button', { name: 'Send message' }).click()

  for (const message of [
    'Name is required',
    'Please enter a valid email',
    'Subject is required',
    'Message is required',
  ])
    await expect(form.getByText(message)).toBeVisible()
  await expect(form.getByLabel('Name')).toBeFocused()
})

test('without a key Sahayak answers about the own order, and hands over what it cannot settle', async ({
  page,
}) => {
  await signUp(page)
  await leaveUnpaidOrder(page)
  await page.goto('/contact')
  const chat = page.getByRole('region', { name: 'Sahayak', exact: true })
  await expect(chat.getByText('Offline coach')).toBeVisible()

  await chat.getByPlaceholder('Ask about orders or courses').fill('Where is my order?')
  await chat.getByRole('button', { name: 'Send' }).click()
  const looked = chat.getByRole('list', { name: 'Looked at' }).getByRole('link').first()
  await expect(looked).toHaveAttribute('href', /^\/orders\?order=/)

  await chat.getByRole('button', { name: 'Not answered? Write to us' }).click()
  await expect(formOf(page).getByLabel('Message')).toHaveValue('Where is my order?')
  await expect(formOf(page).getByLabel('Subject')).toBeFocused()

  await chat.getByRole('button', { name: 'Clear' }).click()
  const question = page.getByRole('alertdialog', { name: 'Confirm Reset' })
  await expect(question).toContainText('Are you sure you want to clear the chat? All messages will be lost.')
  await question.getByRole('button', { name: 'Clear Chat' }).click()
  await expect(chat.getByText('Chat reset! I am ready to assist you.', { exact: true })).toBeVisible()
})

test('the help is searched, read, and reached from the palette', async ({ page }) => {
  await signUp(page)
  await page.goto('/help')
  await page.getByRole('searchbox', { name: 'Search the help' }).fill('verdict means')
  await page
    .getByRole('list', { name: 'Help pages' })
    .getByRole('link', { name: /^Verdicts/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Verdicts' })).toBeVisible()

  await page.getByRole('button', { name: 'Go to...' }).click()
  await page.getByRole('combobox').fill('Help: Premium')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Premium' })).toBeVisible()
})
