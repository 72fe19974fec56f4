import type { LessonProgress } from '@codedojo/contract'
import { ApiError } from '../../../lib/api/api-error.ts'
import type { PlayedReport } from './playback.ts'
import type { Stretch } from './played-stretches.ts'

export interface ReporterOptions {
  readonly send: (lessonId: string, report: PlayedReport) => Promise<LessonProgress>
  /** Called with the progress that the server has stored. */
  readonly onAnswer: (lessonId: string, progress: LessonProgress) => void
  /** Called when the access has ended or the lesson was deleted. */
  readonly onRefused: (error: ApiError) => void
}

/**
 * Reports played parts to the server. Each lesson has at most one request in flight; later or failed reports are merged
 * into the next one. It lives as long as the course page, so that a lesson that was left while offline is reported later.
 */
export class ProgressReporter {
  readonly #options: ReporterOptions
  readonly #waiting = new Map<string, PlayedReport[]>()
  readonly #underWay = new Set<string>()

  constructor(options: ReporterOptions) {
    this.#options = options
  }

  note(lessonId: string, report: PlayedReport | null): void {
    if (report) this.#waiting.set(lessonId, [...(this.#waiting.get(lessonId) ?? []), report])
  }

  /** Sends all pending reports. Never throws: failed reports stay pending, unless the server refuses them for good. */
  async flush(): Promise<void> {
    await Promise.all([...this.#waiting.keys()].map((lessonId) => this.#sendOf(lessonId)))
  }

  async #sendOf(lessonId: string): Promise<void> {
    const [first, ...rest] = this.#waiting.get(lessonId) ?? []
    if (!first || this.#underWay.has(lessonId)) return
    const { report, left } = joined(first, rest)
    this.#keep(lessonId, left)
    this.#underWay.add(lessonId)
    try {
      this.#options.onAnswer(lessonId, await this.#options.send(lessonId, report))
    } catch (error) {
      if (isRefusal(error)) this.#options.onRefused(error)
      else this.#keep(lessonId, [report, ...(this.#waiting.get(lessonId) ?? [])])
      return
    } finally {
      this.#underWay.delete(lessonId)
    }
    await this.#sendOf(lessonId)
  }

  #keep(lessonId: string, reports: PlayedReport[]): void {
    if (reports.length === 0) this.#waiting.delete(lessonId)
    else this.#waiting.set(lessonId, reports)
  }
}

/** Limit of the contract for one report. */
const stretchesPerReport = 100

/** Merges pending reports up to the limit; the latest position wins. */
function joined(first: PlayedReport, rest: readonly PlayedReport[]) {
  let report = first
  for (const [index, next] of rest.entries()) {
    const played = followed(report.played, next.played)
    if (played.length > stretchesPerReport) return { report, left: rest.slice(index) }
    report = { ...next, played }
  }
  return { report, left: [] }
}

/** Two stretches closer than this, in seconds, count as one: players round their position. */
const sameSpotSeconds = 0.05

/** Concatenates two lists of stretches; one that starts where the previous one ended extends it. */
function followed(earlier: readonly Stretch[], later: readonly Stretch[]): Stretch[] {
  const played = [...earlier]
  for (const [from, to] of later) {
    const last = played.at(-1)
    if (last && to >= last[1] && Math.abs(from - last[1]) <= sameSpotSeconds) {
      played[played.length - 1] = [last[0], to]
    } else {
      played.push([from, to])
    }
  }
  return played
}

/** Whether the server rejected the report for good. An unreachable or busy server, or an ended session, is retried. */
function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.code === 'not_signed_in') return false
  return error.status >= 400 && error.status < 500 && error.status !== 429
}
