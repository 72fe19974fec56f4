import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { youtubeOrigin } from '../../../shared/courses/youtube-frame.ts'
import { stubResizeObserver } from '../../../testing/stub-resize-observer.ts'
import { answerWith, openPlayer } from '../testing/open-player.tsx'
import { sampleContent, sampleLesson, sampleRow } from '../testing/sample-content.ts'

beforeEach(() => {
  stubResizeObserver()
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const row = sampleRow(1, { kind: 'service', seconds: 60 })
const frameOf = () => screen.queryByTitle<HTMLIFrameElement>(row.title)

async function openVideo(notes = '') {
  answerWith(sampleContent([row]), [sampleLesson(row, { videoId: 'dQw4w9WgXcQ', notes })])
  openPlayer()
  expect(await screen.findByText('Waiting for the video service')).toBeTruthy()
}

function tell(info: object) {
  const source = frameOf()?.contentWindow ?? null
  const data = JSON.stringify({ event: 'infoDelivery', info })
  act(() => void window.dispatchEvent(new MessageEvent('message', { origin: youtubeOrigin, source, data })))
}

test('the frame is covered until its player answers', async () => {
  await openVideo()

  tell({ currentTime: 0, duration: 60, playerState: 5 })

  expect(screen.queryByText('Waiting for the video service')).toBeNull()
  expect(frameOf()).not.toBeNull()
})

test('a service that does not answer loses its frame, and the way on is a link and another try', async () => {
  await openVideo('Read this.')

  await act(() => vi.advanceTimersByTimeAsync(10_000))

  expect(frameOf()).toBeNull()
  expect(screen.getByText('The video service does not answer.')).toBeTruthy()
  expect(screen.getByText('The notes of the lesson are still here.')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Open at YouTube' })
  expect(link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  expect(link.getAttribute('rel')).toContain('noreferrer')
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  tell({ currentTime: 0, duration: 60, playerState: 5 })

  expect(frameOf()).not.toBeNull()
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

test('a video begins where its author had it begin, until the learner has got further', async () => {
  const further = { ...row.progress, position: 45 }
  answerWith(sampleContent([row]), [sampleLesson(row, { videoId: 'dQw4w9WgXcQ', startSeconds: 30 })])
  openPlayer()
  await screen.findByText('Waiting for the video service')
  const first = frameOf()?.src
  cleanup()
  answerWith(sampleContent([row]), [sampleLesson(row, { startSeconds: 30, progress: further })])
  openPlayer()
  await screen.findByText('Waiting for the video service')

  expect([first, frameOf()?.src].map((src) => URL.parse(src ?? '')?.searchParams.get('start'))).toEqual([
    '30',
    '45',
  ])
})
