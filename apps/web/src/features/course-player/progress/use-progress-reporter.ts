import { reportLessonProgress } from '@codedojo/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callApi } from '../../../lib/api/api.ts'
import { courseContentQuery } from '../../../shared/courses/course-content-query.ts'
import { cacheProgress } from '../queries.ts'
import type { Playback } from './playback.ts'
import { ProgressReporter } from './progress-reporter.ts'

const reportEveryMs = 10_000

/** Reports the progress of a course's lessons while its page is open. */
export function useProgressReporter(courseId: string): ProgressReporter {
  const queryClient = useQueryClient()
  const [reporter] = useState(
    () =>
      new ProgressReporter({
        // `keepalive`: the page may be closed while the request is in flight.
        send: (id, body) =>
          callApi(reportLessonProgress, { params: { id }, body, keepalive: true, isBackground: true }),
        onAnswer: (lessonId, progress) => void cacheProgress(queryClient, { courseId, lessonId, progress }),
        onRefused: () => void queryClient.invalidateQueries(courseContentQuery(courseId)),
      }),
  )
  useEffect(() => {
    const flush = () => void reporter.flush()
    window.addEventListener('online', flush)
    return () => window.removeEventListener('online', flush)
  }, [reporter])
  return reporter
}

interface ReporterOptions {
  readonly lessonId: string
  readonly playback: Playback
  /** null for a preview, which saves no progress. */
  readonly reporter: ProgressReporter | null
}

/** Reports the open lesson every ten seconds, on each pause, and when the lesson, tab or page is left. */
export function useReports({ lessonId, playback, reporter }: ReporterOptions): void {
  useEffect(() => {
    if (!reporter) return
    const report = () => {
      reporter.note(lessonId, playback.takeReport())
      void reporter.flush()
    }
    const leave = () => {
      if (document.visibilityState === 'hidden') report()
    }
    let wasPlaying = false
    const stopFollowing = playback.subscribe(() => {
      const { isPlaying } = playback.state()
      if (wasPlaying && !isPlaying) report()
      wasPlaying = isPlaying
    })
    const timer = setInterval(report, reportEveryMs)
    document.addEventListener('visibilitychange', leave)
    window.addEventListener('pagehide', report)
    return () => {
      clearInterval(timer)
      stopFollowing()
      document.removeEventListener('visibilitychange', leave)
      window.removeEventListener('pagehide', report)
      report()
    }
  }, [lessonId, playback, reporter])
}
