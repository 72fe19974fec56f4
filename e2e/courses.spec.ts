import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type APIRequestContext, type Browser, expect, type Page, request, test } from '@playwright/test'
import { addCourse, getAllProblem, submit } from '../packages/contract/src/index.ts'
import { admin } from './installation.ts'
import { type Account, signUp } from './support/account.ts'
import { buyCourse, publishCourse } from './support/courses.ts'
import { fakePlayer } from './support/fake-player.ts'
import { findAccessibilityFaults } from './support/find-accessibility-faults.ts'
import { endCourseAccess, makeLessonsVideos } from './support/lesson-rows.ts'
import { makeVideo } from './support/make-video.ts'
import { solutionOf } from './support/problem-page.ts'
import { completePayment } from './support/store.ts'
import { uploadVideo } from './support/upload-video.ts'

test('a learner buys a course, watches it on two devices, solves its problem and proves it with a certificate', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const course = await courseToFinish(browser)
  const account = await signUp(page)
  await page.goto(`/explore/${course._id}`)
  await page.getByRole('button', { name: 'Enroll Now' }).click()
  await completePayment(page, 'It succeeds')
  await page.getByRole('button', { name: 'Keep Learning' }).click()
  await page.getByRole('link', { name: /^Continue learning/ }).click()

  const missing = page.getByRole('status').filter({ hasText: 'Watch 90 % (now 0 %) or mark it, and solve' })
  await expect(missing.getByRole('link', { name: 'First Echo' })).toBeVisible()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.getByRole('slider', { name: 'Position' })).toHaveAttribute('aria-valuetext', /^0:04/)
  const told = page.waitForResponse('**/api/course/lesson/*/progress')
  await page.keyboard.press('k')
  expect((await told).status()).toBe(200)
  expect(await findAccessibilityFaults(page)).toEqual([])

  const second = await anotherDevice(browser, account)
  await second.goto(`/course/${course._id}/content`)
  await expect(second.getByText(/^Resumed at 0:0[3-5]/)).toBeVisible()
  await second.getByLabel('Speed').selectOption('2×')
  await second.keyboard.press('k')
  await expect(second.getByRole('region', { name: 'The video is over' })).toBeVisible()
  await expect(second.getByRole('region', { name: 'The video is over' })).toContainText(
    'Not complete yet. This lesson waits until you have solved First Echo.',
  )

  await solved(second, course.problemId)
  await second.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  const finished = second.getByRole('dialog', { name: 'Course completed' })
  await expect(finished).toContainText(course.CourseName)
  const progress = second.getByRole('progressbar', { name: 'Your Progress', includeHidden: true })
  await expect(progress).toHaveAttribute('aria-valuenow', '100')
  const download = second.waitForEvent('download')
  await finished.getByRole('link', { name: 'Download certificate' }).click()
  const file = await readFile(await (await download).path())
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  const address = (await finished.locator('a[href^="/certificate/"]').getAttribute('href')) ?? ''

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(address)
  await expect(stranger.getByRole('article', { name: /^Certificate/ })).toContainText(course.CourseName)
  await expect(stranger.getByRole('article', { name: /^Certificate/ })).toContainText(account.firstName)

  await endCourseAccess(course._id)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Content Unavailable' })).toBeVisible()
  await page.getByRole('link', { name: 'Renew access' }).click()
  await expect(page).toHaveURL(`/explore/${course._id}?renew=1`)
  await Promise.all([second.context().close(), stranger.context().close()])
})

test('a video of the video service is followed in its own player, and stays watched', async ({ page }) => {
  const course = await publishCourse(['Layer by layer', 'As deep as it goes'])
  await signUp(page)
  await buyCourse(page, course)
  await makeLessonsVideos(course._id, 8)
  const addresses = await fakePlayer(page, { seconds: 8 })
  await page.goto(`/course/${course._id}/content`)

  await expect(page.locator('iframe[title="Layer by layer"]')).toHaveAttribute(
    'referrerpolicy',
    'strict-origin-when-cross-origin',
  )
  for (const key of ['>', '>', '>', '>', 'k']) await page.keyboard.press(key)
  await expect(page.getByRole('region', { name: 'The video is over' })).toBeVisible()
  await expect(page.getByText('Completed by watching.')).toBeVisible()
  await page.getByRole('link', { name: 'Next lesson', exact: true }).first().click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('As deep as it goes')
  await expect(page.getByText('Watch 90 % (now 0 %) or mark it')).toBeVisible()
  await page.getByRole('button', { name: 'Mark Complete' }).click()
  await expect(page.getByRole('dialog', { name: 'Course completed' })).toBeVisible()
  expect(addresses.map((address) => new URL(address).searchParams.get('enablejsapi'))).toEqual(['1', '1'])
})

interface CourseToFinish {
  readonly _id: string
  readonly CourseName: string
  readonly problemId: string
}

/** Publishes, as an admin, a course with one uploaded video of ten seconds and one required problem. */
async function courseToFinish(browser: Browser): Promise<CourseToFinish> {
  const asAdmin = await signedInAsAdmin()
  const CourseName = `Echoes ${randomUUID().slice(0, 8)}`
  const problemId = await problemNamed(asAdmin, 'First Echo')
  const file = await makeVideo(browser, { seconds: 10 })
  const videoId = await uploadVideo(asAdmin, { file, name: 'echoes.webm' })
  const added = await asAdmin.post(`/api${addCourse.path}`, {
    data: {
      ...{ CourseName, CourseDescription: 'Read a line, write a line.', CoursePrice: 499 },
      ...{ validityDays: 90, CourseMentor: 'Lin Yue' },
    },
  })
  const { _id } = addCourse.response.parse(await added.json())
  const lesson = await asAdmin.post(`/api/admin/course/${_id}/lesson`, {
    data: { title: 'Say it again', kind: 'upload', videoId, problems: [problemId] },
  })
  expect(lesson.ok(), await lesson.text()).toBe(true)
  await asAdmin.dispose()
  return { _id, CourseName, problemId }
}

async function signedInAsAdmin(): Promise<APIRequestContext> {
  const asAdmin = await request.newContext()
  await asAdmin.post('/api/user/login', { data: { emailId: admin.email, password: admin.password } })
  return asAdmin
}

async function problemNamed(asAdmin: APIRequestContext, title: string): Promise<string> {
  const answer = await asAdmin.get(`/api${getAllProblem.path}`)
  const problem = getAllProblem.response.parse(await answer.json()).find((each) => each.title === title)
  if (!problem) throw new Error(`The starter content has no problem "${title}".`)
  return problem._id
}

async function anotherDevice(browser: Browser, { emailId, password }: Account): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  const answer = await page.request.post('/api/user/login', { data: { emailId, password } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return page
}

async function solved(page: Page, problemId: string): Promise<void> {
  const code = await solutionOf('first-echo', 'cpp')
  const answer = await page.request.post(`/api${submit.path.replace(':id', problemId)}`, {
    data: { code, language: 'cpp' },
    timeout: 45_000,
  })
  expect(await answer.text()).toContain('"overallStatus":"Accepted"')
}
