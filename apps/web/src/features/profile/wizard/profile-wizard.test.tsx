import type { Profile } from '@codedojo/contract'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setPageAccount } from '../../../lib/api/page-account.ts'
import { answer, answerCalls, refuse } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { sampleProfile } from '../../../testing/sample-profile.ts'
import { ProfileWizard } from './profile-wizard.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

type Answers = Parameters<typeof answerCalls>[0]

const keeping: Answers = {
  'PUT /api/profile': async (request) => answer(sampleProfile(await request.json())),
}

beforeEach(() => setPageAccount('user-1'))

async function open(facts: Partial<Profile> = {}, answers: Answers = keeping) {
  const requests = answerCalls(answers)
  const [onClose, onSaved] = [vi.fn(), vi.fn()]
  const wizard = <ProfileWizard profile={sampleProfile(facts)} onClose={onClose} onSaved={onSaved} />
  const elsewhere = { path: '/elsewhere', element: <p>Another page</p> }
  const { router } = renderRoutes([{ path: '/', element: wizard }, elsewhere], '/')
  await screen.findByRole('heading', { name: 'Personal Details' })
  return { user: userEvent.setup(), requests, onClose, onSaved, router }
}

const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('codedojo:typed:'))

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const heading = (name: string) => screen.findByRole('heading', { name })

test('four steps lead to a saved profile, and choosing a role goes on by itself', async () => {
  const { user, requests, onSaved } = await open()
  await user.type(screen.getByLabelText('Location'), 'Kochi, India')
  await user.type(screen.getByLabelText('Age'), '21')
  await user.click(button('Next'))
  await heading('Select Your Role')
  expect(button('Next')).toHaveProperty('disabled', true)
  expect(screen.getByText('Choose one of the two to go on.')).toBeTruthy()
  await user.click(button(/^Student/))
  await heading('Academic Details')
  await user.type(screen.getByLabelText('College'), 'Model Engineering College')
  await user.type(screen.getByLabelText('Skills you are learning'), 'Graphs{Enter}Heaps,')
  await user.click(button('Next'))
  await heading('Review Profile')
  expect(requests).toHaveLength(0)

  await user.click(button('Save Profile'))

  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(await requests[0]?.json()).toMatchObject({
    ...{ firstName: 'Meera', lastName: 'Nair', location: 'Kochi, India', age: 21, roleType: 'student' },
    ...{ college: 'Model Engineering College', skillsLearning: 'Graphs, Heaps', isImport: false },
  })
})

test('the first step has Cancel, the others Back, and what was typed stays', async () => {
  const { user } = await open({ roleType: 'working' })
  await user.type(screen.getByLabelText('Bio'), 'Hello')
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()

  await user.click(button('Next'))
  await heading('Select Your Role')
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  await user.click(button('Back'))

  expect(screen.getByLabelText('Bio')).toHaveProperty('value', 'Hello')
  expect(button('Cancel')).toBeTruthy()
})

test('a working professional is asked for other details', async () => {
  const { user } = await open({ roleType: 'working' })
  await user.click(button('Next'))
  await user.click(button('Next'))
  await heading('Professional Details')

  await user.type(screen.getByLabelText('Experience (years)'), 'three')
  await user.click(button('Next'))

  expect(await screen.findByText('Experience must be a number of years')).toBeTruthy()
})

test('a step with a fault is not left', async () => {
  const { user } = await open()

  await user.type(screen.getByLabelText('GitHub URL'), 'https://example.org/meera')
  await user.click(button('Next'))

  expect(await screen.findByText(/^GitHub URL must be an address like/)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('GitHub URL'))
  expect(screen.queryByRole('heading', { name: 'Select Your Role' })).toBeNull()
})

test('what the server refuses leads back to its step and field', async () => {
  const errors = [{ field: 'phone', message: 'Phone is not ours' }]
  const { user } = await open(
    { roleType: 'student' },
    { 'PUT /api/profile': () => refuse({ code: 'bad_input', message: 'Phone is not ours', errors }) },
  )
  for (let step = 1; step < 4; step += 1) await user.click(button('Next'))

  await user.click(button('Save Profile'))

  await heading('Personal Details')
  expect(await screen.findByText('Phone is not ours')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Phone')))
})

test('a server that is away is told, and nothing is lost', async () => {
  const { user, onSaved } = await open({ roleType: 'student' }, {})
  for (let step = 1; step < 4; step += 1) await user.click(button('Next'))

  await user.click(button('Save Profile'))

  expect((await screen.findByRole('alert')).textContent).toBe(
    'No connection to the server. Try again when it is back.',
  )
  expect(button('Save Profile')).toBeTruthy()
  expect(onSaved).not.toHaveBeenCalled()
})

test('the review leads back to what it shows', async () => {
  const { user } = await open({ roleType: 'student', college: 'Model Engineering College' })
  for (let step = 1; step < 4; step += 1) await user.click(button('Next'))
  const details = screen.getByRole('region', { name: 'Academic Details' })
  expect(within(details).getByText('Model Engineering College')).toBeTruthy()

  await user.click(button('Change Academic Details'))

  expect(await heading('Academic Details')).toBe(document.activeElement)
})

test('closing asks when something was typed', async () => {
  const { user, onClose } = await open()
  await user.type(screen.getByLabelText('Bio'), 'Hello')

  await user.click(button('Cancel'))
  expect(onClose).not.toHaveBeenCalled()
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }))

  expect(onClose).toHaveBeenCalledOnce()
})

test('what was typed when the page went away is there again, and can be given up or saved', async () => {
  const { user } = await open({ bio: 'Before' })
  await user.clear(screen.getByLabelText('Bio'))
  await user.type(screen.getByLabelText('Bio'), 'Half a sen')
  cleanup()

  const second = await open({ bio: 'Before' })

  expect(screen.getByLabelText('Bio')).toHaveProperty('value', 'Half a sen')
  expect(screen.getByText(/^What you had typed is here again\./)).toBeTruthy()
  await second.user.click(button('Cancel'))
  await second.user.click(await screen.findByRole('button', { name: 'Discard changes' }))
  expect(second.onClose).toHaveBeenCalledOnce()
  expect(kept()).toEqual([])
})

test('it is kept for its person only, and not when it is as it was', async () => {
  const { user } = await open()

  await user.type(screen.getByLabelText('Bio'), 'ab')
  act(() => void window.dispatchEvent(new Event('pagehide')))

  expect(kept()).toEqual([expect.stringMatching(/^codedojo:typed:user-1:profile:/)])
  await user.type(screen.getByLabelText('Bio'), '{Backspace}{Backspace}')
  expect(kept()).toEqual([])
})

test('who leaves the page and says that it may be lost does not find it again', async () => {
  const { user, router } = await open()
  await user.type(screen.getByLabelText('Bio'), 'Hello')

  void router.navigate('/elsewhere')
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }))

  expect(await screen.findByText('Another page')).toBeTruthy()
  expect(kept()).toEqual([])
})

test('a refused save keeps it, and one that succeeds does not', async () => {
  let isAway = true
  const answers: Answers = {
    'PUT /api/profile': async (request) =>
      isAway
        ? refuse({ code: 'not_signed_in', message: 'Please sign in.' })
        : answer(sampleProfile(await request.json())),
  }
  const { user, onSaved } = await open({ roleType: 'student' }, answers)
  await user.type(screen.getByLabelText('Bio'), 'Hello')
  for (let step = 1; step < 4; step += 1) await user.click(button('Next'))
  await user.click(button('Save Profile'))
  await screen.findByRole('alert')
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(kept()).toHaveLength(1)

  isAway = false
  await user.click(button('Save Profile'))

  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(kept()).toEqual([])
})

const before = '2026-11-20T10:00:00.000Z'
const meanwhile = '2026-11-21T10:00:00.000Z'

/** Mocks a server on which another page has saved these fields while the wizard is open. */
function changedElsewhere(saved: Profile): Answers {
  return {
    'GET /api/profile': () => answer(saved),
    'PUT /api/profile': async (request) => {
      const { knownSavedAt, ...fields } = await request.json()
      return knownSavedAt === saved.savedAt
        ? answer({ ...saved, ...fields })
        : refuse({ code: 'profile_changed', message: 'Your profile was saved elsewhere.' })
    },
  }
}

test('what another page saved meanwhile is kept beside what was typed here', async () => {
  const shown = { roleType: 'student', bio: 'Before', age: 20, savedAt: before } as const
  const saved = sampleProfile({ ...shown, college: 'Typed on the telephone', age: 21, savedAt: meanwhile })
  const { user, requests, onSaved } = await open(shown, changedElsewhere(saved))
  await user.type(screen.getByLabelText('Bio'), ' and after')
  for (let step = 1; step < 4; step += 1) await user.click(button('Next'))

  await user.click(button('Save Profile'))

  const told = (await screen.findByRole('alert')).textContent
  expect(told).toMatch(/saved in another window .* save it again\.$/)
  expect(told).not.toContain('replace')
  expect(onSaved).not.toHaveBeenCalled()
  expect(screen.getByText('Typed on the telephone')).toBeTruthy()
  await user.click(button('Save Profile'))
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(await requests.at(-1)?.json()).toMatchObject({
    ...{ bio: 'Before and after', college: 'Typed on the telephone', age: 21, knownSavedAt: meanwhile },
  })
})

test('what was saved from here, but whose answer was lost, is saved', async () => {
  const shown = { roleType: 'student', bio: 'Before', savedAt: before } as const
  const saved = sampleProfile({ ...shown, bio: 'Before and after', savedAt: meanwhile })
  const { user, onSaved } = await open(shown, changedElsewhere(saved))
  await user.type(screen.getByLabelText('Bio'), ' and after')
  for (let step = 1; step < 4; step += 1) await user.click(button('Next'))

  await user.click(button('Save Profile'))

  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(saved))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('where both changed the same, the text that would be replaced is named', async () => {
  const shown = { bio: 'Before', location: 'Kochi', savedAt: before }
  const saved = sampleProfile({ bio: 'Of the telephone', roleType: 'working', savedAt: meanwhile })
  const { user } = await open(shown, changedElsewhere(saved))
  await user.type(screen.getByLabelText('Bio'), ' and after')
  await user.type(screen.getByLabelText('Location'), ', India')
  await user.click(button('Next'))
  await user.click(button(/^Student/))
  await user.click(button('Next'))

  await user.click(button('Save Profile'))

  expect((await screen.findByRole('alert')).textContent).toContain(
    'Yours would replace what stands there: Bio “Of the telephone”, Location (empty), Role “Working Professional”.',
  )
  expect(screen.getByText('Before and after')).toBeTruthy()
})

test('what was taken up again meets what was saved meanwhile, too', async () => {
  const { user } = await open({ roleType: 'student', savedAt: before })
  await user.type(screen.getByLabelText('Bio'), 'Half a sen')
  cleanup()
  const saved = sampleProfile({ roleType: 'student', bio: 'Of the telephone', savedAt: meanwhile })

  const second = await open(saved, changedElsewhere(saved))
  for (let step = 1; step < 4; step += 1) await second.user.click(button('Next'))
  await second.user.click(button('Save Profile'))

  expect((await screen.findByRole('alert')).textContent).toContain('Bio “Of the telephone”')
})

test('when what was saved elsewhere cannot be read, nothing is lost', async () => {
  const saved = sampleProfile({ roleType: 'student', bio: 'Of the telephone', savedAt: meanwhile })
  const { 'PUT /api/profile': put = () => answer({}) } = changedElsewhere(saved)
  const { user } = await open({ roleType: 'student', savedAt: before }, { 'PUT /api/profile': put })
  await user.type(screen.getByLabelText('Bio'), 'Mine')
  for (let step = 1; step < 4; step += 1) await user.click(button('Next'))

  await user.click(button('Save Profile'))

  expect((await screen.findByRole('alert')).textContent).toContain(
    'No connection to the server. Try again when it is back.',
  )
  expect(screen.getByText('Mine')).toBeTruthy()
})
