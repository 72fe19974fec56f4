import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserTimeZone } from '../../../shared/settings/time-zone.ts'
import { answer, answerCalls, refuse } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { sampleSettings } from '../../../testing/sample-settings.ts'
import { Toaster } from '../../../ui/toast.tsx'
import { ZonePanel } from './zone-panel.tsx'

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const onChosen = vi.fn()

function show(timeZone: string | null = 'Europe/Berlin') {
  const element = (
    <>
      <ZonePanel settings={sampleSettings({ timeZone })} onChosen={onChosen} />
      <Toaster />
    </>
  )
  renderRoutes([{ path: '/', element }], '/')
  return screen.getByRole('combobox', { name: 'Time zone' })
}

const save = () => screen.getByRole('button', { name: 'Save time zone' })

test('the zone of the browser is offered first', async () => {
  const field = show()

  await userEvent.click(field)

  const [first] = within(screen.getByRole('listbox')).getAllByRole('option')
  expect(first?.textContent).toContain(browserTimeZone())
  expect(first?.textContent).toContain('This browser')
})

test('a zone is found by its city, taken with Enter, and saved', async () => {
  const requests = answerCalls({
    'PATCH /api/settings': () => answer(sampleSettings({ timeZone: 'Asia/Kolkata' })),
  })
  const field = show()

  await userEvent.click(field)
  await userEvent.type(field, 'kolk{Enter}')
  await userEvent.click(save())

  expect(await screen.findByText('Your days are counted in Asia/Kolkata now.')).toBeTruthy()
  expect(await requests[0]?.json()).toEqual({ timeZone: 'Asia/Kolkata' })
  expect(onChosen).toHaveBeenCalledExactlyOnceWith(browserTimeZone())
})

test('a zone that this browser does not know is named, and another can be chosen', async () => {
  const field = show('America/Not_Here_Yet')

  expect(
    screen.getByText('This browser does not know America/Not Here Yet, so it cannot tell the time there.'),
  ).toBeTruthy()
  await userEvent.click(field)
  await userEvent.type(field, 'kolk{Enter}')

  expect(screen.getByText(/^It is/)).toBeTruthy()
})

test('Escape leaves the zone as it was', async () => {
  const field = show()

  await userEvent.click(field)
  await userEvent.type(field, 'kolk{Escape}')

  expect(field).toHaveProperty('value', 'Europe/Berlin')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('a refusal stands at the field, and what was chosen stays', async () => {
  const message = 'Your time zone can be changed four times a day.'
  answerCalls({ 'PATCH /api/settings': () => refuse({ code: 'too_many_requests', message }) })
  const field = show()

  await userEvent.click(field)
  await userEvent.type(field, 'kolk{Enter}')
  await userEvent.click(save())

  expect(await screen.findByText(message)).toBeTruthy()
  await waitFor(() => expect(field).toHaveProperty('value', 'Asia/Kolkata'))
})

test('a server that is away is named', async () => {
  answerCalls({})
  const field = show()
  await userEvent.click(field)
  await userEvent.type(field, 'kolk{Enter}')

  await userEvent.click(save())

  expect(await screen.findByText('No connection to the server. Try again when it is back.')).toBeTruthy()
})

test('what no zone has in its name is said', async () => {
  const field = show()

  await userEvent.click(field)
  await userEvent.type(field, 'qqq')

  expect(await screen.findByText(/No zone has this in its name/)).toBeTruthy()
})
