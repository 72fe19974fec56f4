import {
  type Call,
  check,
  getAllProblem,
  ownProblemProgress,
  ownSettings,
  problemById,
  problemSolvedbyUser,
  type ResponseOf,
  studyPlans,
} from '@codedojo/contract'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { z } from 'zod'
import { HomeHero } from '../../features/problems/hero/home-hero.tsx'
import { DescriptionPanel } from '../../features/statement/description-panel.tsx'
import { findFollowedPlan } from '../../features/study-plans/followed-plan.ts'
import { ExperiencePanel, isExperienceAsked } from '../../features/study-plans/start/experience-panel.tsx'
import { aboveTheFoldId } from './above-the-fold.ts'

/**
 * The JSON responses of calls, by path below /api. The server caches the HTML under the responses that this module reads.
 */
type Answers = Pick<ReadonlyMap<string, string>, 'get'>

/** The place of the HTML: below the bar of the page. It is invisible until the fonts are loaded. */
const frame = 'invisible fixed inset-x-0 bottom-0 md:hidden [&_button]:invisible'

/**
 * Renders on the server, with the page's own components, what phones show before the scripts run. Returns empty text for other
 * pages, and if a response is missing. Buttons are invisible, because they only work with the scripts, and nothing depends on the
 * device's clock.
 */
export function renderAboveTheFold(address: string, answers: Answers): string {
  const prerendered = elementOf(address, answers)
  if (prerendered === null) return ''
  return renderToStaticMarkup(<StaticRouter location={address}>{prerendered}</StaticRouter>)
}

function elementOf(address: string, answers: Answers): ReactElement | null {
  if (/^\/(\?|$)/.test(address)) return homeElement(answers)
  // A query may open another panel than the statement.
  const problemId = /^\/problemcontent\/([\w-]+)$/.exec(address)?.[1]
  return problemId === undefined ? null : problemElement(problemId, answers)
}

function problemElement(problemId: string, answers: Answers): ReactElement | null {
  const problem = read(problemById, answers, { id: problemId })
  const settings = read(ownSettings, answers)
  // The contest notice shows a date in the reader's time zone, and interview mode adds a switch.
  if (!problem || problem.contest || !settings || settings.hidesDifficulty || settings.hidesTags) return null
  return (
    <div id={aboveTheFoldId} className={`top-12 bg-panel ${frame}`}>
      <DescriptionPanel problem={problem} />
    </div>
  )
}

function homeElement(answers: Answers): ReactElement | null {
  const session = read(check, answers)
  const problems = read(getAllProblem, answers)
  const solved = read(problemSolvedbyUser, answers)
  const problemProgress = read(ownProblemProgress, answers)
  const settings = read(ownSettings, answers)
  const plans = read(studyPlans, answers)
  if (!session || !problems || !solved || !problemProgress || !settings || !plans) return null
  // The greeting of users who have solved something depends on their time of day.
  if (solved.length > 0 && settings.timeZone === null) return null
  return (
    <div id={aboveTheFoldId} className={`top-14 overflow-y-auto bg-canvas px-4 pt-6 ${frame}`}>
      <HomeHero
        firstName={session.user.firstName}
        problems={problems.toSorted((one, other) => one.number - other.number)}
        solved={new Set(solved)}
        problemProgress={problemProgress}
        plannedId={findFollowedPlan(plans)?.next?.problemId ?? null}
        hour={hourIn(settings.timeZone ?? 'UTC')}
        question={
          isExperienceAsked(settings, solved.length) ? (
            <ExperiencePanel pending={null} onAnswer={() => {}} />
          ) : null
        }
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

/**
 * Cached by time zone; there are some six hundred. Creating a formatter takes a tenth of the time needed to draw the page.
 */
const hourForms = new Map<string, Intl.DateTimeFormat>()

function hourIn(timeZone: string): number {
  const form =
    hourForms.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' })
  hourForms.set(timeZone, form)
  return Number(form.format())
}
