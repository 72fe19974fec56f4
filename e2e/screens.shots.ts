import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { themes } from '../apps/web/src/lib/theme.ts'
import { signInAsAdmin, signUp } from './support/account.ts'
import { openFirstLesson, openLessons } from './support/course-admin.ts'
import { buyCourse, publishCourse } from './support/courses.ts'
import { buyPremium, showSolutions } from './support/premium.ts'
import { expectVerdict, isPhone, openProblem, press, solutionOf, writeCode } from './support/problem-page.ts'
import { checkoutOf, leaveUnpaidOrder } from './support/store.ts'

// No test: takes screenshots of the screens of a real installation.
const isAll = process.env.E2E_SCREENS === 'all'
const folder = join(import.meta.dirname, isAll ? '../test-results/screens' : '../docs/pictures')
const title = 'First Echo'

const screens: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  login: async (page) => {
    await page.goto('/login')
  },
  signup: async (page) => {
    await page.goto('/signup')
  },
  'forgot-password': async (page) => {
    await page.goto('/forgot-password')
  },
  terms: async (page) => {
    await page.goto('/terms')
  },
  'not-found': async (page) => {
    await page.goto('/nowhere')
  },
  home: async (page) => {
    await signUp(page)
    await page.goto('/')
    await expect(page.getByText(title).first()).toBeVisible()
  },
  explore: async (page) => {
    await signUp(page)
    await publishCourse(['Layer by layer', 'As deep as it goes'])
    await page.goto('/explorecourses')
    await expect(page.getByRole('link', { name: /^Explore More/ }).first()).toBeVisible()
  },
  'course-sales': async (page) => {
    await signUp(page)
    const { _id } = await publishCourse(['Layer by layer', 'As deep as it goes'])
    await page.goto(`/explore/${_id}`)
    await expect(page.getByRole('button', { name: 'Enroll Now' })).toBeVisible()
  },
  'my-courses': async (page) => {
    await signUp(page)
    await buyCourse(page, await publishCourse(['Layer by layer', 'As deep as it goes']))
    await page.goto('/mycourses')
    await expect(page.getByRole('link', { name: /^Continue learning/ })).toBeVisible()
  },
  'own-course': async (page) => {
    await signUp(page)
    const course = await publishCourse(['Layer by layer', 'As deep as it goes'])
    await buyCourse(page, course)
    await page.goto(`/course/${course._id}`)
    await expect(page.getByRole('button', { name: 'Send rating' })).toBeVisible()
  },
  lesson: async (page) => {
    await signUp(page)
    const course = await publishCourse(['Layer by layer', 'As deep as it goes'])
    await buyCourse(page, course)
    await page.goto(`/course/${course._id}/content`)
    await expect(page.getByText('Read this.')).toBeVisible()
  },
  store: async (page) => {
    await signUp(page)
    await page.goto('/store')
    await expect(page.getByRole('button', { name: /^Buy / }).first()).toBeVisible()
  },
  'test-checkout': async (page) => {
    await signUp(page)
    await leaveUnpaidOrder(page)
    await page.goto('/orders')
    if (isPhone(page)) await page.getByRole('button', { name: /Not paid/ }).click()
    await page.getByRole('button', { name: 'Pay now' }).click()
    await expect(checkoutOf(page)).toBeVisible()
  },
  orders: async (page) => {
    await signUp(page)
    await leaveUnpaidOrder(page)
    await page.goto('/orders')
    await expect(page.getByText('Not paid').first()).toBeVisible()
  },
  'store-admin': async (page) => {
    await signInAsAdmin(page)
    await page.goto('/StoreManagment')
    await expect(page.getByRole('button', { name: /^Edit / }).first()).toBeVisible()
  },
  'admin-orders': async (page) => {
    await signInAsAdmin(page)
    await leaveUnpaidOrder(page)
    await page.goto('/StoreManagment/orders')
    await page
      .getByRole('button', { name: /^Order / })
      .first()
      .click()
    await expect(page.getByRole('article', { name: /^Order / })).toBeVisible()
  },
  'course-admin': async (page) => {
    await signInAsAdmin(page)
    await page.goto('/admin/courses')
    await expect(page.getByRole('button', { name: /^Edit / }).first()).toBeVisible()
  },
  'course-lessons': async (page) => {
    await signInAsAdmin(page)
    await page.goto('/admin/courses')
    await openLessons(page)
  },
  'course-lesson': async (page) => {
    await signInAsAdmin(page)
    await page.goto('/admin/courses')
    await openFirstLesson(page)
  },
  problem: async (page) => {
    await openProblem(page, title)
  },
  accepted: solve,
  solved: async (page) => {
    await solve(page)
    await page.getByRole('tab', { name: 'Description' }).click()
  },
  'wrong-answer': async (page) => {
    await openProblem(page, title)
    await writeCode(page, '#include <iostream>\nint main() { std::cout << "1 2\\n"; }\n')
    await press(page, 'Run')
    await expectVerdict(page, 'Wrong Answer')
  },
  premium: async (page) => {
    await signUp(page)
    await page.goto('/premium')
    await expect(page.getByText('for one year')).toBeVisible()
  },
  'solutions-locked': async (page) => {
    await openProblem(page, title)
    await showSolutions(page)
  },
  solutions: async (page) => {
    await openProblem(page, title)
    await buyPremium(page)
    await page.reload()
    await showSolutions(page)
    await expect(page.getByRole('region', { name: 'Reference solution' })).toBeVisible()
  },
}

/** The file names of the screenshots in README and docs/screens.md. */
const inDocs = new Map([
  ['solved-leet-desktop', 'problem-page'],
  ['home-leet-desktop', 'problem-list'],
  ['accepted-leet-desktop', 'accepted'],
  ['wrong-answer-daylight-desktop', 'wrong-answer'],
  ['problem-leet-phone', 'problem-page-phone'],
])

for (const theme of themes) {
  for (const [screen, open] of Object.entries(screens)) {
    test(`${screen} in ${theme}`, async ({ page }, { project }) => {
      const name = `${screen}-${theme}-${project.name}`
      test.skip(!isAll && !inDocs.has(name))
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)

      await open(page)
      await page.waitForLoadState('networkidle')

      const file = isAll ? name : inDocs.get(name)
      await page.screenshot({ path: join(folder, `${file}.png`), animations: 'disabled' })
    })
  }
}

async function solve(page: Page): Promise<void> {
  await openProblem(page, title)
  await writeCode(page, await solutionOf('first-echo', 'cpp'))
  await press(page, 'Submit')
  await expectVerdict(page, 'Accepted')
}
