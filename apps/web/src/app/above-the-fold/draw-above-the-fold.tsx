import {
  type Call,
  check,
  getAllProblem,
  ownProblemProgress,
  ownSettings,
  problemById,
  problemSolvedbyUser,
  type ResponseOf,
} from '@codedojo/contract'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { z } from 'zod'
import { HomeHero } from '../../features/problems/hero/home-hero.tsx'
import { DescriptionPanel } from '../../features/statement/description-panel.tsx'
import { aboveTheFoldId } from './above-the-fold.ts'

/** The JSON that calls have answered, by their paths below /api. What is looked at decides who else is shown the same drawing. */
type Answers = Pick<ReadonlyMap<string, string>, 'get'>

/** Under the bar of the page, and not shown before its letters are there. */
const frame = 'invisible fixed inset-x-0 bottom-0 md:hidden [&_button]:invisible'

/**
 * What phones show of a page before its program is there, drawn by the page's own components on the server; empty: nothing.
 * What can be read, and its links; buttons come with the program, and so does what goes by the clock of the device.
 */
export function drawAboveTheFold(address: string, answers: Answers): string {
  const sight = sightOf(address, answers)
  if (sight === null) return ''
  return renderToStaticMarkup(<StaticRouter location={address}>{sight}</StaticRouter>)
}

function sightOf(address: string, answers: Answers): ReactElement | null {
  if (/^\/(\?|$)/.test(address)) return homeSight(answers)
  // A query may lead to more than the statement.
  const problemId = /^\/problemcontent\/([\w-]+)$/.exec(address)?.[1]
  return problemId === undefined ? null : problemSight(problemId, answers)
}

function problemSight(problemId: string, answers: Answers): ReactElement | null {
  const problem = read(problemById, answers, { id: problemId })
  const settings = read(ownSettings, answers)
  // The date in the notice of a contest is of the reader's zone, and interview mode adds a switch.
  if (!problem || problem.contest || !settings || settings.hidesDifficulty || settings.hidesTags) return null
  return (
    <div id={aboveTheFoldId} className={`top-12 bg-panel ${frame}`}>
      <DescriptionPanel problem={problem} />
    </div>
  )
}

function homeSight(answers: Answers): ReactElement | null {
  const session = read(check, answers)
  const problems = read(getAllProblem, answers)
  const solved = read(problemSolvedbyUser, answers)
  const problemProgress = read(ownProblemProgress, answers)
  const settings = read(ownSettings, answers)
  if (!session || !problems || !solved || !problemProgress || !settings) return null
  // The greeting of those who have solved something goes by their clock.
  if (solved.length > 0 && settings.timeZone === null) return null
  return (
    <div id={aboveTheFoldId} className={`top-14 overflow-y-auto bg-canvas px-4 pt-6 ${frame}`}>
      <HomeHero
        firstName={session.user.firstName}
        problems={problems.toSorted((one, other) => one.number - other.number)}
        solved={new Set(solved)}
        problemProgress={problemProgress}
        hour={hourIn(settings.timeZone ?? 'UTC')}
        beside={null}
      />
    </div>
  )
}

function read<C extends Call>(
  call: C,
  answers: Answers,
  params: Readonly<Record<string, string>> = {},
): ResponseOf<C> | null {
  const answer = answers.get(call.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? ''))
  return answer === undefined ? null : z.parse<C['response']>(call.response, JSON.parse(answer))
}

/** By time zone, of which there are some six hundred: to make one takes a tenth as long as to draw the page. */
const hourForms = new Map<string, Intl.DateTimeFormat>()

function hourIn(timeZone: string): number {
  const form =
    hourForms.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' })
  hourForms.set(timeZone, form)
  return Number(form.format())
}
