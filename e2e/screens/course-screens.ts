import { expect } from '@playwright/test'
import { openFirstLesson, openLessons } from '../support/course-admin.ts'
import { buyCourse, publishCourse } from '../support/courses.ts'
import { notesToTry } from '../support/notes-to-try.ts'
import type { Screen } from './screen.ts'

export const courseScreens: Screen[] = [
  {
    name: 'explore courses',
    path: '/explorecourses',
    isSignedIn: true,
    prepare: async (page) => {
      await publishCourse(['A first walk'])
      await page.reload()
      await expect(page.getByRole('link', { name: /^Explore More/ }).first()).toBeVisible()
    },
  },
  {
    name: 'a course for sale',
    path: '/explorecourses',
    isSignedIn: true,
    prepare: async (page) => {
      await page
        .getByRole('link', { name: /^Explore More/ })
        .first()
        .click()
      await expect(page.getByRole('button', { name: 'Enroll Now' })).toBeVisible()
    },
  },
  {
    name: 'my courses',
    path: '/mycourses',
    isSignedIn: true,
    prepare: async (page) => {
      await buyCourse(page, await publishCourse(['A first walk']))
      await page.reload()
      await expect(page.getByRole('link', { name: /^Continue learning/ })).toBeVisible()
    },
  },
  {
    name: 'an own course',
    path: '/mycourses',
    isSignedIn: true,
    prepare: async (page) => {
      await page.getByRole('link', { name: /^View Details/ }).click()
      await expect(page.getByRole('button', { name: 'Send rating' })).toBeVisible()
    },
  },
  {
    name: 'a lesson',
    path: '/mycourses',
    isSignedIn: true,
    prepare: async (page) => {
      await page.getByRole('link', { name: /^Continue learning/ }).click()
      await expect(page.getByRole('button', { name: 'Mark Complete' }).first()).toBeAttached()
    },
  },
  {
    name: 'a lesson with programs and a quiz',
    path: '/mycourses',
    isSignedIn: true,
    prepare: async (page) => {
      const course = await publishCourse(['A lesson to try'], notesToTry)
      await buyCourse(page, course)
      await page.goto(`/course/${course._id}/content`)
      await page.getByRole('button', { name: 'Run' }).click()
      await expect(page.getByText('Finished', { exact: true })).toBeVisible()
      await page.getByRole('radio', { name: '21' }).check()
      await page.getByRole('button', { name: 'Check' }).click()
      await expect(page.getByText(/^Not quite/)).toBeVisible()
    },
  },
]

const listOfCourses = { path: '/admin/courses', isSignedIn: true, isAdmin: true } as const
export const courseAdminScreens: Screen[] = [
  {
    ...listOfCourses,
    name: 'a course with errors',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Add New Course' }).click()
      await page.getByRole('button', { name: 'Publish' }).click()
      await expect(page.getByText('5 fields need attention')).toBeVisible()
    },
  },
  { ...listOfCourses, name: 'lessons of a course', prepare: openLessons },
  {
    ...listOfCourses,
    name: 'a lesson with a video to upload',
    prepare: async (page) => {
      await openFirstLesson(page)
      await page.getByRole('radio', { name: /Uploaded video/ }).click()
      await page.getByRole('button', { name: 'Paste captions' }).click()
    },
  },
  {
    ...listOfCourses,
    name: 'a new lesson with errors',
    prepare: async (page) => {
      await openLessons(page)
      await page.getByRole('link', { name: 'Add a lesson' }).first().click()
      await page.getByRole('button', { name: 'Add lesson' }).click()
      await expect(page.getByText('Title is required')).toBeVisible()
    },
  },
  {
    ...listOfCourses,
    name: 'learners of a course',
    prepare: async (page) => {
      await openLessons(page)
      await page.getByRole('tab', { name: /^Learners/ }).click()
      await page.getByRole('button', { name: 'Enroll a learner' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
]
