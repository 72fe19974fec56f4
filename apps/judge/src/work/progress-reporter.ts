import type { Progress } from '@codedojo/contract'

export interface ProgressReporter {
  readonly report: (progress: Progress) => void
  /** Ends reporting; waits for a report that is under way. */
  readonly stop: () => Promise<void>
}

const betweenMs = 150

/** Sends the latest progress, never two at once and not faster than people can see. A report that fails is forgotten: the next one says more. */
export function reportSparingly(send: (progress: Progress) => Promise<void>): ProgressReporter {
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
