import type { HelpPage, ProblemList, StudyPlanSummary } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { sessionQuery } from '../features/accounts/queries.ts'
import { helpPath } from '../features/help/help-path.ts'
import { helpPagesQuery } from '../features/help/queries.ts'
import { listPath, listsQuery } from '../features/problem-lists/queries.ts'
import { pickOne } from '../features/problems/pick-one.ts'
import { problemsQuery, solvedQuery } from '../features/problems/queries.ts'
import { planPath, plansQuery } from '../features/study-plans/queries.ts'
import { submissionsPath } from '../lib/attempt-paths.ts'
import { problemPath } from '../lib/problem-path.ts'
import { chooseTheme, currentTheme, nextTheme, type Theme, themes } from '../lib/theme.ts'
import { adminPages } from './admin-pages.ts'
import { useToldInterviewMode } from './interview-switch.tsx'
import type { PaletteEntry, PaletteProblem } from './palette-entries.ts'
import { useShell } from './shell-context.ts'
import { useSignOut } from './use-sign-out.ts'

type PaletteCommandEntry = Exclude<PaletteEntry, PaletteProblem>

/** Pages, lists, plans and acts that the palette offers beside the problems. */
export function usePaletteCommands(): PaletteCommandEntry[] {
  const { openShortcuts } = useShell()
  const signOut = useSignOut()
  const { data: user } = useQuery(sessionQuery)
  const { data: helpPages = [] } = useQuery(helpPagesQuery(''))
  const { data: lists = [] } = useQuery(listsQuery)
  const { data: plans = [] } = useQuery(plansQuery)
  const interviewMode = useToldInterviewMode()
  const openRandom = useRandomProblem()
  return [
    { kind: 'page', id: 'page-problems', text: 'Problems', path: '/', keys: ['G', 'P'] },
    { kind: 'page', id: 'page-plans', text: 'Study plans', path: '/plans', keys: [] },
    { kind: 'page', id: 'page-review', text: 'Review', path: '/review', keys: [] },
    { kind: 'page', id: 'page-lists', text: 'Lists', path: '/lists', keys: [] },
    { kind: 'page', id: 'page-notes', text: 'Notes', path: '/notes', keys: [] },
    { kind: 'page', id: 'page-submissions', text: 'Your submissions', path: submissionsPath, keys: [] },
    { kind: 'page', id: 'page-courses', text: 'Explore courses', path: '/explorecourses', keys: [] },
    { kind: 'page', id: 'page-my-courses', text: 'My courses', path: '/mycourses', keys: [] },
    { kind: 'page', id: 'page-contests', text: 'Contests', path: '/contest', keys: [] },
    { kind: 'page', id: 'page-discuss', text: 'Discuss', path: '/discuss', keys: [] },
    { kind: 'page', id: 'page-store', text: 'Store', path: '/store', keys: [] },
    { kind: 'page', id: 'page-premium', text: 'Premium', path: '/premium', keys: [] },
    { kind: 'page', id: 'page-profile', text: 'Profile', path: '/profile', keys: [] },
    { kind: 'page', id: 'page-orders', text: 'Your orders', path: '/orders', keys: [] },
    { kind: 'page', id: 'page-settings', text: 'Settings', path: '/settings', keys: ['G', 'S'] },
    { kind: 'page', id: 'page-contact', text: 'Contact Us', path: '/contact', keys: [] },
    { kind: 'page', id: 'page-help', text: 'Help pages', path: '/help', keys: [] },
    ...helpEntries(helpPages),
    { kind: 'page', id: 'page-terms', text: 'Terms and conditions', path: '/terms', keys: [] },
    ...(user?.role === 'admin' ? adminEntries() : []),
    ...lists.map(listEntry),
    ...plans.map(planEntry),
    { kind: 'action', id: 'random', text: 'Pick a random problem', keys: [], act: openRandom },
    {
      kind: 'action',
      id: 'interview',
      text: `Turn interview mode ${interviewMode.isOn ? 'off' : 'on'}`,
      alsoCalled: 'hide show difficulty tags',
      keys: [],
      act: () => interviewMode.choose(!interviewMode.isOn),
    },
    {
      kind: 'action',
      id: 'change-theme',
      text: 'Change theme',
      keys: ['T'],
      act: () => chooseTheme(nextTheme(currentTheme())),
    },
    ...themes.map(themeEntry),
    { kind: 'action', id: 'shortcuts', text: 'Show shortcuts', keys: ['?'], act: openShortcuts },
    { kind: 'action', id: 'logout', text: 'Logout', alsoCalled: 'sign out', keys: [], act: signOut },
  ]
}

/** Opens a problem by chance, an unsolved one as long as there is any. */
function useRandomProblem(): () => void {
  const navigate = useNavigate()
  const { data: problems = [] } = useQuery(problemsQuery)
  const { data: solved = new Set<string>() } = useQuery(solvedQuery)
  return () => {
    const problem = pickOne(problems, solved)
    if (problem) void navigate(problemPath(problem))
  }
}

function listEntry(list: ProblemList): PaletteCommandEntry {
  return { kind: 'list', id: `list-${list._id}`, text: list.name, path: listPath(list), keys: [] }
}

function planEntry(plan: StudyPlanSummary): PaletteCommandEntry {
  return { kind: 'plan', id: `plan-${plan.slug}`, text: plan.title, path: planPath(plan), keys: [] }
}

function themeEntry(theme: Theme): PaletteCommandEntry {
  return {
    ...{ kind: 'action', id: `theme-${theme}`, text: `Theme: ${theme}`, keys: [], isQuiet: true },
    act: () => chooseTheme(theme),
  }
}

function helpEntries(pages: readonly HelpPage[]): PaletteCommandEntry[] {
  return pages.map((page) => ({
    kind: 'page',
    id: `help-${page.slug}`,
    text: `Help: ${page.title}`,
    path: helpPath(page),
    keys: [],
    isQuiet: true,
  }))
}

function adminEntries(): PaletteCommandEntry[] {
  return adminPages.map(({ path, entry }) => ({
    kind: 'page',
    id: `page-${path}`,
    text: `Admin: ${entry.text}`,
    path,
    keys: [],
  }))
}
