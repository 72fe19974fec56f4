import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerCalls, refuse } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { DownloadPanel } from './download-panel.tsx'

const saved = vi.fn()

beforeEach(() => {
  saved.mockReset()
  URL.createObjectURL = saved.mockReturnValue('blob:file')
  URL.revokeObjectURL = () => {}
  HTMLAnchorElement.prototype.click = () => {}
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = () => renderRoutes([{ path: '/', element: <DownloadPanel /> }], '/')
const download = () => screen.getByRole('button', { name: 'Download my data' })

test('the file is kept whole, and its size is told', async () => {
  answerCalls({ 'GET /api/user/download': () => new Response(new Uint8Array(3000)) })
  show()

  await userEvent.click(download())

  expect(await screen.findByText('The file is in your downloads, 2.9 KB.')).toBeTruthy()
  expect(saved.mock.lastCall?.[0].size).toBe(3000)
})

test('a refusal is told, and nothing is kept', async () => {
  const message = 'You can download your data three times an hour.'
  answerCalls({ 'GET /api/user/download': () => refuse({ code: 'too_many_requests', message }) })
  show()

  await userEvent.click(download())

  expect((await screen.findByRole('alert')).textContent).toContain(message)
  expect(saved).not.toHaveBeenCalled()
})

test('a file that breaks off is no file', async () => {
  answerCalls({ 'GET /api/user/download': brokenAnswer })
  show()

  await userEvent.click(download())

  expect((await screen.findByRole('alert')).textContent).toContain(
    'No connection to the server. Try again when it is back.',
  )
  expect(saved).not.toHaveBeenCalled()
})

/** A response whose connection breaks during the download. */
function brokenAnswer(): Response {
  const response = new Response(new Uint8Array(100))
  const reader = { read: () => Promise.reject(new TypeError('the line broke')) }
  Object.defineProperty(response, 'body', { value: { getReader: () => reader } })
  return response
}
