import type { Progress } from '@codedojo/contract'

export interface ProgressReporter {
  readonly report: (progress: Progress) => void
  /** Stops reporting and waits for a report that is being sent. */
  readonly stop: () => Promise<void>
}

const betweenMs = 150

/**
 * Throttles progress reports: sends the latest one, never two concurrently, and not faster than people can notice. A failed
 * report is dropped, because the next one supersedes it.
 */
export function throttleProgress(send: (progress: Progress) => Promise<void>): ProgressReporter {
  let latest: Progress | null = null
  let sending: Promise<void> | null = null
  let timer: NodeJS.Timeout | null = null
  let isStopped = false

  const sendLatest = () => {
    timer = null
    const progress = latest
    latest = null
    if (isStopped || !progress) return
    sending = send(progress)
      .catch(() => {})
      .then(() => {
        sending = null
        timer = setTimeout(sendLatest, betweenMs)
      })
  }
  return {
    report: (progress) => {
      latest = progress
      if (!sending && !timer) sendLatest()
    },
    stop: async () => {
      isStopped = true
      await sending
      if (timer) clearTimeout(timer)
    },
  }
}
