import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, answerCalls } from '../../../testing/answer-calls.ts'
import { useVideoUpload } from './use-video-upload.ts'
import { startUpload, type UploadEvents } from './video-upload.ts'

vi.mock('./video-upload.ts')

const stored = {
  ...{ _id: 'video-1', name: 'walks.webm', bytes: 3, seconds: 12, width: 320, height: 180, codecs: 'vp8' },
}
const file = new File(['abc'], 'walks.webm')
const transfer = { start: vi.fn(), abort: vi.fn(async () => {}) }
let events: UploadEvents | undefined

beforeEach(() => {
  vi.mocked(startUpload).mockImplementation((_, given) => {
    events = given
    return transfer
  })
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

function begin() {
  const onStored = vi.fn()
  const hook = renderHook(() => useVideoUpload(onStored))
  act(() => hook.result.current.send(file))
  return { ...hook, onStored }
}

test('a whole upload is looked into, and what was found is handed on', async () => {
  answerCalls({ 'GET /api/admin/video/video-1': () => answer(stored) })
  const { result, onStored } = begin()

  act(() => events?.onProgress(2))
  expect(result.current.state).toMatchObject({ kind: 'underWay', sentBytes: 2, isWaiting: false })
  act(() => events?.onUploaded('video-1'))

  await waitFor(() => expect(onStored).toHaveBeenCalledWith(stored))
  expect(result.current.state.kind).toBe('none')
})

test('a pause stops the upload where it is, and it goes on from there', async () => {
  const { result } = begin()
  act(() => events?.onProgress(2))

  await act(() => result.current.pause())
  expect(transfer.abort).toHaveBeenCalledWith()
  expect(result.current.state).toMatchObject({ kind: 'paused', sentBytes: 2 })

  act(() => result.current.resume())
  expect(transfer.start).toHaveBeenCalledTimes(1)
  expect(result.current.state).toMatchObject({ kind: 'underWay', sentBytes: 2 })
})

test('a lost connection is said, and the upload goes on as soon as there is a network', async () => {
  const { result } = begin()

  act(() => events?.onWaiting())
  expect(result.current.state).toMatchObject({ kind: 'underWay', isWaiting: true })
  await act(async () => window.dispatchEvent(new Event('online')))

  expect(transfer.start).toHaveBeenCalledTimes(1)
})

test('cancelling gives the upload up at the server too', async () => {
  const { result } = begin()

  await act(() => result.current.cancel())

  expect(transfer.abort).toHaveBeenCalledWith(true)
  expect(result.current.state.kind).toBe('none')
})

test('what is chosen while a cancelled upload is still given up can be stopped like any other', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  transfer.abort.mockReturnValueOnce(promise)
  const { result } = begin()
  act(() => void result.current.cancel())
  act(() => result.current.send(file))
  await act(async () => resolve())

  await act(() => result.current.pause())

  expect(transfer.abort).toHaveBeenCalledTimes(2)
})

test('leaving the page stops an upload that has just been chosen', () => {
  const { unmount } = begin()

  unmount()

  expect(transfer.abort).toHaveBeenCalledWith()
})

test('a refusal stands beside the file with its words', async () => {
  const { result } = begin()

  act(() => events?.onFailed('This is not a video.', { isFinal: false }))

  expect(result.current.state).toMatchObject({ kind: 'failed', message: 'This is not a video.' })
})
