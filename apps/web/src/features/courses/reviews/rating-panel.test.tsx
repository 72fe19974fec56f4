import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { RatingPanel } from './rating-panel.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const path = '/api/course/rating/course-1'

function show(rating: { stars: number; words: string } | null) {
  renderRoutes([{ path: '/', element: <RatingPanel courseId="course-1" rating={rating} /> }], '/')
}

test('words without stars are not sent, and stars with words are', async () => {
  const requests = answerCalls({ [`PUT ${path}`]: () => answer({ message: 'Saved.' }) })
  show(null)
  await userEvent.type(screen.getByLabelText('What would you tell others?'), 'Good.')

  await userEvent.click(screen.getByRole('button', { name: 'Send rating' }))
  expect(await screen.findByText('Choose 1 to 5 stars')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: '4 stars' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send rating' }))

  await waitFor(() => expect(requests).toHaveLength(1))
  expect(await requests[0]?.json()).toEqual({ stars: 4, words: 'Good.' })
})

test('an own rating can be changed and taken back', async () => {
  const requests = answerCalls({ [`DELETE ${path}`]: () => answer({ message: 'Taken back.' }) })
  show({ stars: 2, words: 'Too short.' })

  const two = screen.getByRole<HTMLInputElement>('radio', { name: '2 stars' })
  expect(two.checked).toBe(true)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Change rating' }).disabled).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))

  await waitFor(() => expect(requests.map(({ method }) => method)).toEqual(['DELETE']))
})

test('what the server has against it stands above the form', async () => {
  answerCalls({
    [`PUT ${path}`]: () => refuse({ code: 'not_enrolled', message: 'You do not own this course.' }),
  })
  show(null)
  await userEvent.click(screen.getByRole('radio', { name: '5 stars' }))

  await userEvent.click(screen.getByRole('button', { name: 'Send rating' }))

  expect((await screen.findByRole('alert')).textContent).toBe('You do not own this course.')
})
