import { randomUUID } from 'node:crypto'
import { expect, type Page, request } from '@playwright/test'
import { addCourse } from '../../packages/contract/src/index.ts'
import { admin } from '../installation.ts'
import { payByApi } from './pay-by-api.ts'

export interface PublishedCourse {
  readonly _id: string
  /** A unique name. */
  readonly CourseName: string
}

/** Publishes, as an admin, a course of written lessons, all with the same notes. */
export async function publishCourse(
  lessonTitles: readonly string[],
  notes = 'Read this.',
): Promise<PublishedCourse> {
  const CourseName = `Walks on graphs ${randomUUID().slice(0, 8)}`
  const asAdmin = await request.newContext()
  await asAdmin.post('/api/user/login', { data: { emailId: admin.email, password: admin.password } })
  const answer = await asAdmin.post(`/api${addCourse.path}`, {
    data: {
      ...{ CourseName, CourseDescription: 'Breadth first, depth first, and why.', CoursePrice: 499 },
      ...{ validityDays: 365, CourseMentor: 'Lin Yue', outcomes: ['Find a shortest way'] },
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { _id } = addCourse.response.parse(await answer.json())
  for (const title of lessonTitles) {
    const data = { title, kind: 'written', notes }
    const added = await asAdmin.post(`/api/admin/course/${_id}/lesson`, { data })
    expect(added.ok(), await added.text()).toBe(true)
  }
  await asAdmin.dispose()
  return { _id, CourseName }
}

/** Buys a course by API calls for the user of this page. */
export async function buyCourse(page: Page, { _id }: Pick<PublishedCourse, '_id'>): Promise<void> {
  const order = await page.request.post(`/api/course/courseid/${_id}`, { data: {} })
  await payByApi(page, { productId: _id, order: await order.json() })
}
