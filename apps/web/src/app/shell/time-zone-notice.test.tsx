import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { SignedInUser } from '../../features/accounts/signed-in-user.ts'
import { settingsQuery } from '../../shared/settings/settings-query.ts'
import { browserTimeZone, declineTimeZone } from '../../shared/settings/time-zone.ts'
import { answer, answerCalls, refuse } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { sampleSettings } from '../../testing/sample-settings.ts'
import { sampleUser } from '../../testing/samples.ts'
import { Toaster } from '../../ui/toast.tsx'
import { TimeZoneNotice } from './time-zone-notice.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const here = browserTimeZone()
const elsewhere = 'Pacific/Apia'

type Answers = Parameters<typeof answerCalls>[0]

function open(timeZone: string | null, answers: Answers = {}) {
  const requests = answerCalls({
    'GET /api/settings': () => answer(sampleSettings({ timeZone })),
    'PATCH /api/settings': async (request) => answer(sampleSettings(await request.json())),
    ...answers,
  })
  const element = (
    <SignedInUser value={sampleUser()}>
      <TimeZoneNotice />
      <Toaster />
    </SignedInUser>
  )
  const { queryClient } = renderRoutes([{ path: '/', element }], '/')
  const changes = () => requests.filter(({ method }) => method === 'PATCH')
  return { user: userEvent.setup(), queryClient, changes }
}

const refused = () => refuse({ code: 'internal', message: 'Internal Server Error' })
const failure = 'The time zone was not changed.'
const notice = () => screen.queryByRole('complementary', { name: 'Time zone' })

test('an account without a zone takes that of the browser, once and without a word', async () => {
  const { changes } = open(null)

  await waitFor(() => expect(changes()).toHaveLength(1))

  expect(await changes()[0]?.json()).toEqual({ timeZone: here })
  expect(notice()).toBeNull()
})

test('an account without a zone is left in peace when the server refuses', async () => {
  const { changes, queryClient } = open(null, { 'PATCH /api/settings': refused })

  await waitFor(() => expect(changes()).toHaveLength(1))
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))

  expect(notice()).toBeNull()
  expect(screen.queryByText(failure)).toBeNull()
})

test('who asked for another zone is told when the server refuses', async () => {
  const { user } = open(elsewhere, { 'PATCH /api/settings': refused })

  await user.click(await screen.findByRole('button', { name: `Count in ${here}` }))

  expect(await screen.findByText(failure)).toBeTruthy()
  expect(notice()).toBeTruthy()
})

test('another zone than the browser is offered to be changed, and changed only then', async () => {
  const { user, changes } = open(elsewhere)
  await waitFor(() => expect(notice()).toBeTruthy())
  expect(changes()).toHaveLength(0)

  await user.click(screen.getByRole('button', { name: `Count in ${here}` }))

  await waitFor(() => expect(notice()).toBeNull())
  expect(await changes()[0]?.json()).toEqual({ timeZone: here })
})

test('who keeps the zone is not asked again', async () => {
  const { user } = open(elsewhere)
  await user.click(await screen.findByRole('button', { name: `Keep ${elsewhere}` }))
  expect(notice()).toBeNull()
  cleanup()

  const { queryClient } = open(elsewhere)
  await waitFor(() => expect(queryClient.getQueryData(settingsQuery.queryKey)).toBeTruthy())

  expect(notice()).toBeNull()
})

test('who has just chosen another zone is not asked to take it back', async () => {
  const { queryClient } = open(here)
  await waitFor(() => expect(queryClient.getQueryData(settingsQuery.queryKey)).toBeTruthy())

  declineTimeZone(sampleUser()._id, here)
  queryClient.setQueryData(settingsQuery.queryKey, sampleSettings({ timeZone: elsewhere }))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))

  expect(notice()).toBeNull()
})
