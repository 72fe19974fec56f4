import { setTimeout } from 'node:timers/promises'
import type { User } from '@codedojo/contract'
import { FairQueue } from '@codedojo/db'
import { logOf } from '@codedojo/log'
import { AppError } from './app-error.ts'
import type { ReadCalls } from './read-calls.ts'

/** A page does not wait longer for what it could ask for itself. */
const longestWaitMs = 400

/** Pages that calls are answered for at a time: together, and of one person; and how many more of one may wait for that. */
const mostPages = 4
const mostPagesEach = 2
const mostWaitingEach = 50

/** A list of five thousand problems has room. More is asked for beside the page: its scripts wait for the end of the HTML. */
const mostCharacters = 1024 * 1024

export interface PreloadedAnswer {
  /** Below /api. */
  readonly path: string
  /** Empty: there is none in time, or it is too large. */
  readonly json: string
  /** For the end of the page's HTML. */
  readonly element: string
}

/** Who asks for a page. */
export interface PageAsker {
  /** See `Auth.askerNameOf`. */
  readonly name: string
  readonly user: User | null
}

type AnswerCalls = (asker: PageAsker, calls: readonly string[]) => Promise<readonly PreloadedAnswer[]>

/**
 * What calls that only read answer to whoever asks for a page, with elements for the end of its HTML: the page finds the answers
 * in itself and need not go to the server once more for each. A call that takes too long, or answers too much, is asked for by a
 * link; one that fails is left to the page, which says why. Only a few pages at a time are answered so, and two of one person: each
 * costs as much as a dozen calls, for which everybody else would wait. Others wait as long as for a call, and then get links.
 */
export function preloadedAnswers(readings: ReadCalls): AnswerCalls {
  const queue = new FairQueue({
    most: mostPages,
    mostEach: mostPagesEach,
    waitingEach: mostWaitingEach,
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
  if (answer === null || answer.length > mostCharacters) return linked(path)
  return { path, json: answer, element: answer === '' ? '' : elementOf(`/api${path}`, answer) }
}

function linked(path: string): PreloadedAnswer {
  return { path, json: '', element: linkTo(`/api${path}`) }
}

/** Empty: the call failed. null: it is none that only reads. */
async function answerOf(readings: ReadCalls, path: string, user: User | null): Promise<string | null> {
  try {
    const read = readings.at(path)
    return read && (await read(user))
  } catch (error) {
    if (!(error instanceof AppError)) logOf('server').error(error, 'a page comes without one of its answers')
    return ''
  }
}

/** Browsers run no script of this type. Source: HTML, "The script element", data blocks. */
function elementOf(url: string, answer: string): string {
  // Nothing in it may look like the element's end, or like a comment. JSON has this character only inside of strings.
  const text = answer.replaceAll('<', '\\u003c')
  // As the Date of an answer that is asked for, it tells a device whose clock is wrong what the time is.
  const date = new Date().toUTCString()
  return `<script type="application/json" data-answer="${quoted(url)}" data-date="${date}">${text}</script>\n`
}

function linkTo(url: string): string {
  return `<link rel="preload" as="fetch" crossorigin fetchpriority="low" href="${quoted(url)}">\n`
}

function quoted(url: string): string {
  return url.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}
