import type { Profile } from '@codedojo/contract'
import type { QueryKey } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { SignedInUser } from '../../../features/accounts/signed-in-user.ts'
import { publicProfileQuery } from '../../../features/profile/queries.ts'
import { setPageAccount } from '../../../lib/api/page-account.ts'
import { answer, answerCalls, refuse } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { sampleProfile, sampleProgress } from '../../../testing/sample-profile.ts'
import { sampleSettings } from '../../../testing/sample-settings.ts'
import { sampleUser } from '../../../testing/samples.ts'
import { ProfilePage } from './profile-page.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

type Answers = Parameters<typeof answerCalls>[0]

const settings = sampleSettings({ timeZone: 'Asia/Kolkata' })

function open({ profile = {}, answers = {} }: { profile?: Partial<Profile>; answers?: Answers } = {}) {
  const requests = answerCalls({
    'GET /api/profile': () => answer(sampleProfile(profile)),
    'PUT /api/profile': async (request) => {
      const fields = await request.json()
      return answer(sampleProfile({ ...fields, savedAt: '2026-11-22T10:00:00.000Z' }))
    },
    'GET /api/progress': () => answer(sampleProgress({ submissions: 7, judged: 7, accepted: 2 })),
    'GET /api/settings': () => answer(settings),
    ...answers,
  })
  const element = (
    <SignedInUser value={sampleUser()}>
      <ProfilePage />
    </SignedInUser>
  )
  const { queryClient, router } = renderRoutes([{ path: '/profile', element }], '/profile')
  const saves = () => requests.filter(({ method }) => method === 'PUT')
  return { user: userEvent.setup(), saves, queryClient, router }
}

test('somebody without a name is an Anonymous Hacker, with the role in capitals', async () => {
  open({ profile: { firstName: '', lastName: '' } })

  expect(await screen.findByRole('heading', { level: 1, name: 'Anonymous Hacker' })).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Person' })).getByText('USER')).toBeTruthy()
})

test('age, phone and location stand there only when they are set', async () => {
  open({ profile: { age: 21 } })

  const overview = await screen.findByRole('region', { name: 'Profile Overview' })

  const names = within(overview)
    .getAllByRole('term')
    .map((term) => term.textContent)
  expect(names).toEqual(['Name', 'Email', 'Role', 'Age'])
})

test('a profile that the browser kept is sent once, shown, and taken away', async () => {
  localStorage.setItem('profile_user-1', JSON.stringify({ bio: 'From before', firstName: 'Mira' }))

  const { saves } = open()

  expect(await screen.findByRole('heading', { level: 1, name: 'Mira Nair' })).toBeTruthy()
  expect(saves()).toHaveLength(1)
  expect(await saves()[0]?.json()).toMatchObject({ bio: 'From before', lastName: 'Nair', isImport: true })
  expect(localStorage.getItem('profile_user-1')).toBeNull()
})

test('Back returns to the tab before, and leaves the profile only after the first', async () => {
  const { user, router } = open()
  await user.click(await screen.findByRole('tab', { name: 'Activity' }))
  await user.click(screen.getByRole('tab', { name: 'Submissions' }))

  await act(() => router.navigate(-1))
  expect(await screen.findByRole('tab', { name: 'Activity', selected: true })).toBeTruthy()
  await act(() => router.navigate(-1))
  expect(await screen.findByRole('tab', { name: 'Profile', selected: true })).toBeTruthy()
})

test('interview mode hides difficulty and tags in the lists, not in the own statistics', async () => {
  const solved = {
    ...{ _id: 'problem-1', title: 'First Echo', difficulty: 'hard', tags: 'Graph', runtime: 1, memory: 1 },
    ...{ solvedAt: '2026-11-20T10:00:00.000Z', isOpen: true },
  }
  const hides = { ...settings, hidesDifficulty: true, hidesTags: true }
  const { user } = open({
    answers: { 'GET /api/settings': () => answer(hides), 'GET /api/progress/solved': () => answer([solved]) },
  })
  expect(await screen.findByText('Hard')).toBeTruthy()

  await user.click(screen.getByRole('tab', { name: 'Submissions' }))

  expect(await screen.findByText('First Echo')).toBeTruthy()
  expect(screen.queryByText('Hard')).toBeNull()
  expect(screen.queryByText('Graph')).toBeNull()
})

test('a solved problem that is not in the library any more has no link, and is counted in words', async () => {
  const gone = {
    ...{ _id: 'problem-1', title: 'First Echo', difficulty: 'hard', tags: 'Graph', runtime: 1, memory: 1 },
    ...{ solvedAt: '2026-11-20T10:00:00.000Z', isOpen: false },
  }
  const { user } = open({
    answers: {
      'GET /api/progress': () => answer(sampleProgress({ solved: 2 })),
      'GET /api/progress/solved': () => answer([gone]),
    },
  })
  expect(await screen.findByText('2 more solved problems are not in the library.')).toBeTruthy()

  await user.click(screen.getByRole('tab', { name: 'Submissions' }))

  expect(await screen.findByText('First Echo')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'First Echo' })).toBeNull()
})

test('the wizard is open again with what was typed when the page went away', async () => {
  setPageAccount('user-1')
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
  await user.type(await screen.findByLabelText('Bio'), 'Half a sen')
  cleanup()

  open()

  expect(await screen.findByLabelText('Bio')).toHaveProperty('value', 'Half a sen')
})

test('what others see is asked for anew after the profile was saved', async () => {
  const { user, queryClient } = open({ profile: { roleType: 'working' } })
  const queryKey: QueryKey = publicProfileQuery('user-1').queryKey
  queryClient.setQueryData(queryKey, 'as it was')
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }))

  for (const name of ['Next', 'Next', 'Next', 'Save Profile'])
    fireEvent.click(await screen.findByRole('button', { name }))

  await waitFor(() => expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true))
})

test('it is not sent over a profile that was saved, and does not lie around any longer', async () => {
  localStorage.setItem('profile_user-1', JSON.stringify({ bio: 'From before' }))

  const { saves } = open({ profile: { savedAt: '2026-11-01T10:00:00.000Z' } })
  await screen.findByRole('heading', { level: 1, name: 'Meera Nair' })

  await waitFor(() => expect(localStorage.getItem('profile_user-1')).toBeNull())
  expect(saves()).toHaveLength(0)
})

test('one that could not be sent stays for the next time, and breaks nothing', async () => {
  localStorage.setItem('profile_user-1', JSON.stringify({ bio: 'From before' }))

  const { saves } = open({
    answers: { 'PUT /api/profile': () => refuse({ code: 'internal', message: 'Internal Server Error' }) },
  })
  await waitFor(() => expect(saves()).toHaveLength(1))

  expect(await screen.findByRole('heading', { level: 1, name: 'Meera Nair' })).toBeTruthy()
  expect(localStorage.getItem('profile_user-1')).not.toBeNull()
})

test('a tile whose number is not known shows none, and the progress can be asked for again', async () => {
  let isAway = true
  const { user } = open({
    answers: {
      'GET /api/progress': () =>
        isAway ? refuse({ code: 'internal', message: 'Away' }) : answer(sampleProgress({ solved: 4 })),
    },
  })
  expect(await screen.findByText('Failed to load your progress.')).toBeTruthy()
  expect(screen.getByText('Solved').nextElementSibling?.textContent).toBe('–')

  isAway = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))

  await waitFor(() => expect(screen.getByText('Solved').nextElementSibling?.textContent).toBe('4'))
})

test.each([
  [sampleProgress({ submissions: 9, judged: 7, accepted: 2 }), 'Acceptance Rate 28.6 % of 7 judged'],
  [sampleProgress({ submissions: 9 }), 'Acceptance Rate —'],
])('the rate of acceptance is that of what was judged, and says so', async (progress, words) => {
  open({ answers: { 'GET /api/progress': () => answer(progress) } })

  const stats = await screen.findByRole('region', { name: 'Problem Solving Stats' })

  expect(within(stats).getByText(/^Acceptance Rate/).textContent).toBe(words)
})
