import type { LessonProgress } from '@codedojo/contract'
import { ApiError } from '../../../lib/api/api-error.ts'
import type { PlayedReport } from './playback.ts'
import type { Stretch } from './played-stretches.ts'

export interface ReporterOptions {
  readonly send: (lessonId: string, report: PlayedReport) => Promise<LessonProgress>
  /** The server's answer is the truth about the lesson. */
  readonly onAnswer: (lessonId: string, progress: LessonProgress) => void
  /** The course is not open any more, or the lesson is gone. */
  readonly onRefused: (error: ApiError) => void
}

/**
 * Brings what was played to the server. One report of a lesson is under way at a time; what comes meanwhile, and what did not
 * arrive, goes with the next one. It lives as long as the page of the course, so that a lesson that was left while the
 * connection was away is told of later.
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

  /** Sends all that waits. Never throws: what fails is kept. */
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

/** Of the contract: what one report can hold. */
const stretchesPerReport = 100

/** Reports in one, as far as they go into one; the later position counts. */
function joined(first: PlayedReport, rest: readonly PlayedReport[]) {
  let report = first
  for (const [index, next] of rest.entries()) {
    const played = followed(report.played, next.played)
    if (played.length > stretchesPerReport) return { report, left: rest.slice(index) }
    report = { ...next, played }
  }
  return { report, left: [] }
}

/** Two stretches closer than this, in seconds, are one that went on: players round where they stand. */
const sameSpotSeconds = 0.05

/** Both in their order; one that begins where the one before it ended goes on with it. */
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

/** A server that is away or busy, or whose session has ended, is told later; one that refuses will refuse again. */
function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.code === 'not_signed_in') return false
  return error.status >= 400 && error.status < 500 && error.status !== 429
}
