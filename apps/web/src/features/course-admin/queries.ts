import {
  courseLearners,
  courseQuestions,
  courseReviews,
  managedCourse,
  managedCourses,
  managedLesson,
} from '@codedojo/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi, callApiPage } from '../../lib/api/api.ts'
import { coursesKey } from '../../lib/query-keys.ts'
import { listInterruptedUploads } from './lesson/video-upload.ts'

const key = [coursesKey, 'admin'] as const

export const managedCoursesQuery = queryOptions({
  queryKey: [...key, 'list'],
  queryFn: ({ signal }) => callApi(managedCourses, { signal }),
  staleTime: 0,
})

export function managedCourseQuery(id: string) {
  return queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => callApi(managedCourse, { params: { id }, signal }),
    staleTime: 0,
  })
}

/** Loaded each time its form is opened, and not refetched on window focus, because the form would not show the change. */
export function managedLessonQuery(id: string) {
  return queryOptions({
    queryKey: [...key, 'lesson', id],
    queryFn: ({ signal }) => callApi(managedLesson, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

export const learnersPerPage = 20

export interface LearnerFilter {
  readonly q: string
  /** Counted from 1. */
  readonly page: number
}

export function learnersQuery(id: string, { q, page }: LearnerFilter) {
  return queryOptions({
    queryKey: [...key, 'learners', id, q, page],
    queryFn: ({ signal }) =>
      callApiPage(courseLearners, {
        params: { id },
        query: { page, pageSize: learnersPerPage, ...(q && { q }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export const managedReviewsPerPage = 10

export function managedReviewsQuery(id: string, page: number) {
  return queryOptions({
    queryKey: [...key, 'reviews', id, page],
    queryFn: ({ signal }) =>
      callApiPage(courseReviews, {
        params: { id },
        query: { page, pageSize: managedReviewsPerPage },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export const managedQuestionsPerPage = 20

export function managedQuestionsQuery(id: string, page: number) {
  return queryOptions({
    queryKey: [...key, 'questions', id, page],
    queryFn: ({ signal }) =>
      callApiPage(courseQuestions, {
        params: { id },
        query: { page, pageSize: managedQuestionsPerPage },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Interrupted uploads of earlier visits, stored in this browser. */
export const interruptedUploadsQuery = queryOptions({
  queryKey: [...key, 'interrupted uploads'],
  queryFn: listInterruptedUploads,
  staleTime: 0,
  gcTime: 0,
})
