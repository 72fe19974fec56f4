import type { EditorSettings, Settings } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { settingsQuery } from '../../../shared/settings/settings-query.ts'
import { answer, answerCalls } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { sampleSettings } from '../../../testing/sample-settings.ts'
import { samplePlan } from '../../../testing/samples.ts'
import { Toaster } from '../../../ui/toast.tsx'
import { isExperienceAsked } from './experience-panel.tsx'
import { ExperienceQuestion } from './experience-question.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const planOf = (slug: string, title: string) =>
  samplePlan(slug, { title, next: { problemId: `${slug}-1`, title: 'First' } })
const bothPlans = [planOf('your-first-programs', 'Your First Programs'), planOf('first-steps', 'First Steps')]

interface PageOptions {
  readonly settings?: Partial<Settings>
  readonly hasSolved?: boolean
  readonly plans?: readonly ReturnType<typeof planOf>[]
  readonly isAway?: boolean
}

function Page({ hasSolved }: { hasSolved: boolean }) {
  const { data } = useQuery(settingsQuery)
  return (
    <>
      {data && <p>Home with settings</p>}
      {isExperienceAsked(data, hasSolved ? 1 : 0) && <ExperienceQuestion />}
      <Toaster />
    </>
  )
}

function show({ settings = {}, hasSolved = false, plans = bothPlans, isAway = false }: PageOptions = {}) {
  const followed: string[] = []
  const state = { settings: sampleSettings(settings), followed }
  answerCalls({
    'GET /api/settings': () => answer(state.settings),
    'GET /api/plans': () => answer(plans),
    ...Object.fromEntries(
      plans.map(({ slug }) => [
        `PUT /api/plans/${slug}/follow`,
        () => {
          state.followed.push(slug)
          return answer({ message: 'You follow it.' })
        },
      ]),
    ),
    'PATCH /api/settings': async (request) => {
      if (isAway) throw new TypeError('fetch failed')
      const { editor = state.settings.editor, ...rest } = await request.json()
      state.settings = { ...state.settings, ...rest, editor }
      return answer(state.settings)
    },
  })
  renderRoutes(
    [
      { path: '/', element: <Page hasSolved={hasSolved} /> },
      { path: '/plans/:slug', element: <p>The plan</p> },
    ],
    '/',
  )
  return state
}

const question = () => screen.findByRole('region', { name: 'Have you programmed before?' })
const noQuestion = () =>
  expect(screen.queryByRole('region', { name: 'Have you programmed before?' })).toBeNull()

test.each([
  ['Never', 'none', 'your-first-programs'],
  ['A little', 'some', 'first-steps'],
])('"%s" follows the plan to begin with and opens it', async (text, programmingExperience, slug) => {
  const state = show()
  await question()

  await userEvent.click(screen.getByRole('button', { name: text }))

  expect(await screen.findByText('The plan')).toBeTruthy()
  expect(state.followed).toEqual([slug])
  expect(state.settings).toMatchObject({ programmingExperience })
})

const java: EditorSettings = {
  ...{ fontPx: 13, tabSize: 4, wrapsLines: false, suggestsWords: true, closesBrackets: true },
  keymap: 'default',
  language: 'java',
  mode: null,
}

test.each([
  ['Never', null, { language: 'python' }],
  ['Never', java, java],
  ['A little', null, null],
])('"%s" with the editor %j leaves it as %j', async (text, before, after) => {
  const state = show({ settings: { editor: before } })
  await question()

  await userEvent.click(screen.getByRole('button', { name: text }))

  await screen.findByText('The plan')
  expect(state.settings.editor).toEqual(after)
})

test('who has programmed often stays on the page without the question, and follows no plan', async () => {
  const state = show()
  await question()

  await userEvent.click(screen.getByRole('button', { name: 'Often' }))

  await waitFor(noQuestion)
  expect(screen.getByText('Home with settings')).toBeTruthy()
  expect(state).toMatchObject({ followed: [], settings: { programmingExperience: 'much' } })
})

test('an installation without the plan stores the answer all the same', async () => {
  const state = show({ plans: [] })
  await question()

  await userEvent.click(screen.getByRole('button', { name: 'Never' }))

  await waitFor(noQuestion)
  expect(state.settings.programmingExperience).toBe('none')
})

test.each([
  ['was asked before', { settings: { programmingExperience: 'some' } }],
  ['has solved a problem', { hasSolved: true }],
] as const)('nobody is asked who %s', async (_, facts) => {
  show(facts)

  await screen.findByText('Home with settings')
  noQuestion()
})

test('an answer that was not stored is told, and the question stays', async () => {
  show({ isAway: true })
  await question()

  await userEvent.click(screen.getByRole('button', { name: 'Never' }))

  expect(await screen.findByText('Your answer was not stored.')).toBeTruthy()
  expect(await question()).toBeTruthy()
})
