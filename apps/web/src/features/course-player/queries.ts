import { type LessonProgress, lessonById, lessonQuestions } from '@codedojo/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { fetchFile } from '../../lib/api/save-file.ts'
import { coursesKey } from '../../lib/query-keys.ts'
import { courseContentQuery } from '../../shared/courses/course-content-query.ts'
import { parseVtt } from './transcript/parse-vtt.ts'

/** One lesson. Not cached after it is left: its position may change on another device. */
export function lessonQuery(lessonId: string) {
  return queryOptions({
    queryKey: [coursesKey, 'lesson', lessonId],
    queryFn: ({ signal }) => callApi(lessonById, { params: { id: lessonId }, signal }),
    staleTime: 0,
    gcTime: 0,
  })
}

export function lessonQuestionsQuery(lessonId: string) {
  return queryOptions({
    queryKey: [coursesKey, 'questions', lessonId],
    queryFn: ({ signal }) => callApi(lessonQuestions, { params: { id: lessonId }, signal }),
    staleTime: 0,
  })
}

export function captionUrl(captionId: string): string {
  return `/api/course/caption/${encodeURIComponent(captionId)}`
}

/** The cues of a caption file. */
export function cuesQuery(captionId: string) {
  return queryOptions({
    queryKey: [coursesKey, 'cues', captionId],
    queryFn: async () => parseVtt(await (await fetchFile(captionUrl(captionId))).text()),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

interface SavedProgress {
  readonly courseId: string
  readonly lessonId: string
  readonly progress: LessonProgress
}

/**
 * Stores the server's answer about a lesson in the cache; when the lesson has become complete, or is no longer so, refetches
 * totals and certificate.
 */
export function cacheProgress(
  queryClient: QueryClient,
  { courseId, lessonId, progress }: SavedProgress,
): Promise<void> {
  const { queryKey } = courseContentQuery(courseId)
  const before = queryClient.getQueryData(queryKey)
  const row = before?.lessons.find(({ _id }) => _id === lessonId)
  const lessons = before?.lessons.map((lesson) =>
    lesson._id === lessonId ? { ...lesson, progress } : lesson,
  )
  if (before && lessons) queryClient.setQueryData(queryKey, { ...before, lessons })
  const lesson = lessonQuery(lessonId).queryKey
  queryClient.setQueryData(lesson, (known) => known && { ...known, progress })
  if (row?.progress.isComplete === progress.isComplete) return Promise.resolve()
  return queryClient.invalidateQueries({ queryKey })
}
