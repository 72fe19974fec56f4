import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test'
import { newAccount, signInAsAdmin, signUp } from './support/account.ts'
import { openFirstLesson } from './support/course-admin.ts'
import { typistAt } from './support/typist.ts'

const paceMs = 20

async function typeInto(field: Locator, text: string): Promise<void> {
  await field.click()
  await field.page().keyboard.press('ControlOrMeta+End')
  await typistAt(field.page(), { paceMs }).type(text)
}

/** Waits until the browser has stored the draft, then closes the page without events, as in a crash, and opens a new one. */
async function crash(page: Page): Promise<Page> {
  const context = page.context()
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.values(localStorage).some((each) => String(each).includes('half a thought')),
      ),
    )
    .toBe(true)
  const next = await context.newPage()
  await page.close({ runBeforeUnload: false })
  return next
}

interface FormPlace {
  readonly name: string
  readonly isAdmins: boolean
  readonly open: (page: Page) => Promise<unknown>
  readonly field: (page: Page) => Locator
}

const places: readonly FormPlace[] = [
  {
    name: 'a message to the operator',
    isAdmins: false,
    open: (page) => page.goto('/contact'),
    field: (page) => page.getByRole('form', { name: 'Send us a message' }).getByLabel('Message'),
  },
  {
    name: 'a question to Sahayak',
    isAdmins: false,
    open: (page) => page.goto('/contact'),
    field: (page) => page.getByLabel('Message to Sahayak'),
  },
  {
    name: 'a message in a room',
    isAdmins: false,
    open: (page) => page.goto('/discuss'),
    field: (page) => page.getByLabel('Message in #global'),
  },
  {
    name: 'the profile',
    isAdmins: false,
    open: async (page) => {
      await page.goto('/profile')
      const wizard = page.getByRole('dialog', { name: 'Edit Profile' })
      const edit = page.getByRole('button', { name: 'Edit Profile' })
      await wizard.or(edit).first().waitFor()
      if (!(await wizard.isVisible())) await edit.click()
    },
    field: (page) => page.getByLabel('Bio'),
  },
  {
    name: 'a course',
    isAdmins: true,
    open: async (page) => {
      await page.goto('/admin/courses')
      await page.getByRole('button', { name: 'Add New Course' }).click()
    },
    field: (page) => page.getByRole('dialog').getByLabel('Description'),
  },
  {
    name: 'a lesson',
    isAdmins: true,
    open: async (page) => {
      await page.goto('/admin/courses')
      await openFirstLesson(page)
    },
    field: (page) => page.getByLabel('Notes', { exact: true }),
  },
  {
    name: 'a contest',
    isAdmins: true,
    open: async (page) => {
      await page.goto('/admin/contests')
      await page.getByRole('link', { name: 'New contest' }).click()
    },
    field: (page) => page.getByLabel('Description', { exact: true }),
  },
  {
    name: 'a product',
    isAdmins: true,
    open: async (page) => {
      await page.goto('/StoreManagment')
      await page.getByRole('button', { name: 'Add product' }).first().click()
    },
    field: (page) => page.getByRole('dialog').getByLabel('Description'),
  },
]

for (const isAdmins of [false, true])
  test(`what ${isAdmins ? 'an admin' : 'a learner'} typed is there again after a crash, wherever they typed it`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    if (isAdmins) await signInAsAdmin(page)
    else await signUp(page)
    let open = page
    for (const place of places.filter((each) => each.isAdmins === isAdmins))
      await test.step(place.name, async () => {
        await place.open(open)
        await typeInto(place.field(open), ' half a thought')
        open = await crash(open)
        await place.open(open)
        await expect(place.field(open)).toHaveValue(/half a thought$/)
        await open.evaluate(() => {
          for (const key of Object.keys(localStorage))
            if (key.startsWith('codedojo:typed:')) localStorage.removeItem(key)
        })
      })
  })

async function logOut(context: BrowserContext): Promise<void> {
  const other = await context.newPage()
  await other.goto('/')
  await other.getByRole('button', { name: /Profile menu/ }).click()
  await other.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(other).toHaveURL('/login')
  await other.close()
}

const messageForm = (page: Page) => page.getByRole('form', { name: 'Send us a message' })

test('a message is sent once, over a lost line, and over a session that another window ended', async ({
  page,
  context,
}) => {
  const account = await signUp(page)
  await page.goto('/contact')
  await typeInto(messageForm(page).getByLabel('Subject'), 'A late parcel')
  await typeInto(messageForm(page).getByLabel('Message'), 'Where is it?')

  await context.setOffline(true)
  await messageForm(page).getByRole('button', { name: 'Send message' }).click()
  const lost = messageForm(page).getByText('No connection to the server. Try again when it is back.')
  await expect(lost).toBeVisible()
  await context.setOffline(false)

  await logOut(context)
  const again = page.getByRole('dialog', { name: 'Sign in again' })
  await expect(again.getByLabel('Email')).toHaveValue(account.emailId)
  await again.getByRole('button', { name: 'Not now' }).click()
  await expect(messageForm(page).getByLabel('Message')).toHaveValue('Where is it?')
  await messageForm(page).getByRole('button', { name: 'Send message' }).click()
  await typeInto(again.getByLabel('Password', { exact: true }), account.password)
  await page.keyboard.press('Enter')

  await expect(page.getByText('Message submitted successfully!')).toBeVisible()
  await expect(lost).toBeHidden()
  await expect(messageForm(page).getByLabel('Message')).toHaveValue('')
  await page.reload()
  const sent = page.getByRole('list', { name: 'Your messages' }).getByRole('listitem')
  await expect(sent).toHaveText([/A late parcel/])
  await expect(messageForm(page).getByLabel('Message')).toHaveValue('')
})

test('nothing of one person becomes that of another who signs in on top of their page', async ({
  page,
  context,
}) => {
  const first = await signUp(page)
  await page.goto('/contact')
  await typeInto(messageForm(page).getByLabel('Message'), 'Written by the first')
  await logOut(context)
  const second = newAccount()
  const again = page.getByRole('dialog', { name: 'Sign in again' })
  await again.waitFor()
  // The account is created in another browser, so that this page learns of it only at the sign-in.
  const elsewhere = await context.browser()?.newContext()
  await elsewhere?.request.post(new URL('/api/user/register', page.url()).href, {
    data: { ...second, terms: true },
  })
  await elsewhere?.close()

  await again.getByLabel('Email').fill(second.emailId)
  await typeInto(again.getByLabel('Password', { exact: true }), second.password)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/')
  await page.goto('/contact')
  await expect(messageForm(page).getByLabel('Message')).toHaveValue('')
  await logOut(context)
  await context.request.post('/api/user/login', { data: { ...first, remember: false } })
  await page.goto('/contact')
  await expect(messageForm(page).getByLabel('Message')).toHaveValue('Written by the first')
})

/** Lets the next request to this path reach the server, and drops its response. */
async function loseAnswerOf(page: Page, path: string): Promise<void> {
  await page.route(
    path,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
}

test('a course whose answer got lost is saved once, over a reload, too, and what was corrected since is told', async ({
  page,
}) => {
  await signInAsAdmin(page)
  const name = `Said once ${crypto.randomUUID().slice(0, 8)}`
  const form = page.getByRole('dialog', { name: 'Add New Course' })
  const open = async () => {
    await page.goto('/admin/courses')
    await page.getByRole('button', { name: 'Add New Course' }).click()
  }
  const press = () => form.getByRole('button', { name: 'Save as draft' }).click()
  const cards = page.getByRole('article').filter({ hasText: name })
  await open()
  await typeInto(form.getByLabel('Course name'), name)
  await typeInto(form.getByLabel('Description'), 'Once.')
  await typeInto(form.getByLabel('Price in ₹'), '499')
  await typeInto(form.getByLabel('Validity in days'), '30')
  await typeInto(form.getByLabel('Mentor'), 'Lin Yue')

  await loseAnswerOf(page, '**/api/course/addCourse')
  await press()
  await expect(form.getByText('No connection to the server. Try again when it is back.')).toBeVisible()
  await open()
  await expect(form.getByText('What you had typed here is back.')).toBeVisible()
  await loseAnswerOf(page, '**/api/course/addCourse')
  await press()
  await expect(form.getByText('No connection to the server. Try again when it is back.')).toBeVisible()
  await typeInto(form.getByLabel('Description'), ' And for all.')
  await press()
  await expect(form.getByText(/What you sent first has arrived/)).toBeVisible()
  await expect(form.getByLabel('Description')).toHaveValue('Once. And for all.')
  await press()

  await expect(form).toBeHidden()
  await expect(cards).toHaveCount(2)
})
