import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubResizeObserver } from '../../../testing/stub-resize-observer.ts'
import { answerWith, openPlayer } from '../testing/open-player.tsx'
import { sampleContent, sampleLesson, sampleRow } from '../testing/sample-content.ts'

/** jsdom's list of text tracks sends no change events. */
beforeEach(() => {
  stubResizeObserver()
  const textTracks = Object.assign(new EventTarget(), { [Symbol.iterator]: () => [].values() })
  Object.defineProperty(HTMLMediaElement.prototype, 'textTracks', { configurable: true, value: textTracks })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(HTMLMediaElement.prototype, 'textTracks')
})

test('the list says that a video plays only while it plays', async () => {
  const row = sampleRow(1, { kind: 'upload', seconds: 60 })
  answerWith(sampleContent([row]), [sampleLesson(row, { source: '/v.mp4' })])
  openPlayer()
  expect(await screen.findByText('Open here')).toBeDefined()
  const video = await screen.findByLabelText(row.title, { selector: 'video' })
  let isPaused = false
  Object.defineProperty(video, 'paused', { get: () => isPaused })

  fireEvent.play(video)
  expect(screen.getByText('Playing')).toBeDefined()
  isPaused = true
  fireEvent.pause(video)

  expect(screen.getByText('Open here')).toBeDefined()
})

test('the end of a video names what the lesson still takes, and nothing else lies over the picture', async () => {
  const row = sampleRow(1, {
    ...{ kind: 'upload', seconds: 60, problems: 1 },
    progress: { ...sampleRow(1).progress, missing: ['problems'] },
    problemList: [{ _id: 'p', title: 'Two Sum', isSolved: false, difficulty: 'easy' }],
  })
  answerWith(sampleContent([row]), [sampleLesson(row, { source: '/v.mp4' })])
  const { container } = openPlayer()
  const video = await screen.findByLabelText(row.title, { selector: 'video' })
  expect(container.querySelectorAll('button[aria-hidden]')).toHaveLength(1)
  Object.defineProperty(video, 'ended', { get: () => true })

  fireEvent.ended(video)

  const over = screen.getByRole('region', { name: 'The video is over' })
  expect(over.textContent).toContain('Not complete yet. This lesson waits until you have solved Two Sum.')
  expect(container.querySelectorAll('button[aria-hidden]')).toHaveLength(0)
})
