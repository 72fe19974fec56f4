import { setTimeout } from 'node:timers/promises'
import type { User } from '@codedojo/contract'
import { FairQueue } from '@codedojo/db'
import { logOf } from '@codedojo/log'
import { AppError } from '../app-error.ts'
import type { ReadCalls } from '../read-calls.ts'
import { escapeHtml, jsonInHtml } from './html-text.ts'

/** Time limit: a page does not wait longer for responses that it could fetch itself. */
const longestWaitMs = 400

/** Concurrency: pages preloaded at a time, in total and per person, and how many more of a person may wait. */
const maxPages = 4
const maxPagesPerPerson = 2
const maxWaitingPerPerson = 50

/**
 * Maximum size, enough for a list of five thousand problems. Larger responses are fetched separately, because scripts
 * start after the end of the HTML.
 */
const maxCharacters = 1024 * 1024

export interface PreloadedAnswer {
  /** Path below /api. */
  readonly path: string
  /** Empty: not in time, or too large. */
  readonly json: string
  /** Element for the end of the page's HTML. */
  readonly element: string
}

/** The reader of a page. */
export interface PageAsker {
  /** See `Auth.askerNameOf`. */
  readonly name: string
  readonly user: User | null
}

type AnswerCalls = (asker: PageAsker, calls: readonly string[]) => Promise<readonly PreloadedAnswer[]>

/**
 * Embeds the responses of read-only calls at the end of a page's HTML, so that the page need not fetch them. A call
 * that is too slow or too large becomes a preload link; a failed one is left to the page, which shows the error. The
 * concurrency is limited, because a page costs as much as a dozen calls; pages beyond the limit wait as long as a call
 * may take, and then get links.
 */
export function preloadedAnswers(readings: ReadCalls): AnswerCalls {
  const queue = new FairQueue({
    most: maxPages,
    maxEach: maxPagesPerPerson,
    waitingEach: maxWaitingPerPerson,
    waitMs: longestWaitMs,
  })
  return async ({ name, user }, calls) => {
    const hasPlace = await queue.enter(name).then(
      () => true,
      () => false,
    )
    if (!hasPlace) return calls.map(linked)
    const asked = calls.map((path) => answerOf(readings, path, user))
    void Promise.all(asked).finally(() => queue.leave(name))
    const given = setTimeout(longestWaitMs, null, { ref: false })
    const answers = await Promise.all(asked.map((answer) => Promise.race([answer, given])))
    return calls.map((path, index) => answered(path, answers[index] ?? null))
  }
}

function answered(path: string, answer: string | null): PreloadedAnswer {
  if (answer === null || answer.length > maxCharacters) return linked(path)
  return { path, json: answer, element: answer === '' ? '' : elementOf(`/api${path}`, answer) }
}

function linked(path: string): PreloadedAnswer {
  return { path, json: '', element: linkTo(`/api${path}`) }
}

/** Empty if the call failed; null if the call is not read-only. */
async function answerOf(readings: ReadCalls, path: string, user: User | null): Promise<string | null> {
  try {
    const read = readings.at(path)
    return read && (await read(user))
  } catch (error) {
    if (!(error instanceof AppError))
      logOf('server').error(error, 'a page is sent without one of its preloaded responses')
    return ''
  }
}

/** Browsers do not execute scripts of this type. Source: HTML, "The script element", data blocks. */
function elementOf(url: string, answer: string): string {
  // Like the Date header of a response, it tells the server's time to a device whose clock is wrong.
  const date = new Date().toUTCString()
  return `<script type="application/json" data-answer="${escapeHtml(url)}" data-date="${date}">${jsonInHtml(answer)}</script>\n`
}

function linkTo(url: string): string {
  return `<link rel="preload" as="fetch" crossorigin fetchpriority="low" href="${escapeHtml(url)}">\n`
}
