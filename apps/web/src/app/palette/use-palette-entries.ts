import type { Daily, HelpPage, ProblemList, StudyPlanSummary } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { sessionQuery } from '../../features/accounts/queries.ts'
import { helpPagesQuery } from '../../features/help/queries.ts'
import { dailyQuery } from '../../features/practice/queries.ts'
import { listPath, listsQuery } from '../../features/problem-lists/queries.ts'
import { pickRandomProblem } from '../../features/problems/pick-random-problem.ts'
import { problemsQuery, solvedQuery } from '../../features/problems/queries.ts'
import { plansQuery } from '../../features/study-plans/queries.ts'
import { helpPath, planPath, problemPath, problemPathOf } from '../../lib/paths.ts'
import { chooseTheme, currentTheme, nextTheme, type Theme, themes } from '../../lib/theme.ts'
import { adminPages } from '../admin/admin-pages.ts'
import { useIsPageInMenus } from '../shell/enabled-pages.ts'
import { useInterviewModeWithToast } from '../shell/interview-switch.tsx'
import { useShell } from '../shell/shell-context.ts'
import { useSignOut } from '../shell/use-sign-out.ts'
import type { NonProblemEntry } from './palette-entry.ts'
import { palettePages } from './palette-pages.ts'

/** Returns the entries of the palette that are not problems: pages, lists, plans and actions. */
export function usePaletteEntries(): NonProblemEntry[] {
  const { openShortcuts } = useShell()
  const signOut = useSignOut()
  const { data: user } = useQuery(sessionQuery)
  const { data: helpPages = [] } = useQuery(helpPagesQuery(''))
  const { data: lists = [] } = useQuery(listsQuery)
  const { data: plans = [] } = useQuery(plansQuery)
  const { data: daily } = useQuery(dailyQuery)
  const interviewMode = useInterviewModeWithToast()
  const openRandom = useRandomProblem()
  const isPageInMenus = useIsPageInMenus()
  return [
    ...(daily ? [dailyEntry(daily)] : []),
    ...palettePages.filter(({ path }) => isPageInMenus(path)).map(pageEntry),
    ...helpEntries(helpPages),
    ...(user?.role === 'admin' ? adminEntries(isPageInMenus) : []),
    ...lists.map(listEntry),
    ...plans.map(planEntry),
    {
      kind: 'action',
      id: 'random',
      text: 'Pick a random problem',
      alsoCalled: 'surprise chance any next',
      keys: [],
      act: openRandom,
    },
    {
      kind: 'action',
      id: 'interview',
      text: `Turn interview mode ${interviewMode.isOn ? 'off' : 'on'}`,
      alsoCalled: 'hide show difficulty tags acceptance',
      keys: [],
      act: () => interviewMode.choose(!interviewMode.isOn),
    },
    {
      kind: 'action',
      id: 'change-theme',
      text: 'Change theme',
      alsoCalled: 'dark light appearance colours colors',
      keys: [],
      act: () => chooseTheme(nextTheme(currentTheme())),
    },
    ...themes.map(themeEntry),
    { kind: 'action', id: 'shortcuts', text: 'Show shortcuts', keys: ['?'], act: openShortcuts },
    { kind: 'action', id: 'logout', text: 'Logout', alsoCalled: 'sign out log out', keys: [], act: signOut },
  ]
}

/** Returns the function that opens a random problem, an unsolved one if there is any. */
function useRandomProblem(): () => void {
  const navigate = useNavigate()
  const { data: problems = [] } = useQuery(problemsQuery)
  const { data: solved = new Set<string>() } = useQuery(solvedQuery)
  return () => {
    const problem = pickRandomProblem(problems, solved)
    if (problem) void navigate(problemPath(problem))
  }
}

function pageEntry({ keys = [], ...page }: (typeof palettePages)[number]): NonProblemEntry {
  return { kind: 'page', id: `page-${page.path}`, keys, ...page }
}

function dailyEntry({ problemId, title }: Daily): NonProblemEntry {
  const words = { text: `Daily problem: ${title}`, alsoCalled: 'today streak' }
  return { kind: 'page', id: 'daily', path: problemPathOf(problemId), keys: [], ...words }
}

function listEntry(list: ProblemList): NonProblemEntry {
  return { kind: 'list', id: `list-${list._id}`, text: list.name, path: listPath(list), keys: [] }
}

function planEntry(plan: StudyPlanSummary): NonProblemEntry {
  return { kind: 'plan', id: `plan-${plan.slug}`, text: plan.title, path: planPath(plan), keys: [] }
}

function themeEntry(theme: Theme): NonProblemEntry {
  return {
    ...{ kind: 'action', id: `theme-${theme}`, text: `Theme: ${theme}`, keys: [], isQuiet: true },
    act: () => chooseTheme(theme),
  }
}

function helpEntries(pages: readonly HelpPage[]): NonProblemEntry[] {
  return pages.map((page) => ({
    kind: 'page',
    id: `help-${page.slug}`,
    text: `Help: ${page.title}`,
    path: helpPath(page),
    keys: [],
    isQuiet: true,
  }))
}

function adminEntries(isPageInMenus: (path: string) => boolean): NonProblemEntry[] {
  const pages = adminPages.filter(({ path }) => isPageInMenus(path))
  return pages.map(({ path, entry }) => ({
    kind: 'page',
    id: `page-${path}`,
    text: `Admin: ${entry.text}`,
    path,
    keys: [],
  }))
}
