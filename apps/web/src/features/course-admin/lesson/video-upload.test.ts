import { defaultOptions } from 'tus-js-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listInterruptedUploads, startUpload } from './video-upload.ts'

// The build for browsers; Node would resolve the one for servers.
vi.mock('tus-js-client', () =>
  vi.importActual<typeof import('tus-js-client')>('tus-js-client/lib.es5/browser/index.js'),
)

const address = 'http://localhost:3000/api/admin/video/video-1'
const file = new File(['abc'], 'walks.webm')
const events = { onProgress: vi.fn(), onWaiting: vi.fn(), onUploaded: vi.fn(), onFailed: vi.fn() }
interface Answer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}
let answers: Record<string, Answer>
let asked: string[]

beforeEach(() => {
  asked = []
  answers = {
    POST: { status: 201, headers: { Location: address } },
    HEAD: { status: 200, headers: { 'Upload-Offset': '1', 'Upload-Length': '3' } },
    PATCH: { status: 204, headers: { 'Upload-Offset': '3' } },
    DELETE: { status: 204 },
  }
  vi.stubGlobal('XMLHttpRequest', AnsweredRequest)
})
afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
  vi.resetAllMocks()
  vi.unstubAllGlobals()
})

/** The part of a request that the upload library uses. */
class AnsweredRequest {
  readonly upload = {}
  status = 0
  responseText = ''
  onload = () => {}
  #method = ''
  open(method: string) {
    this.#method = method
  }
  setRequestHeader() {}
  abort() {}
  getResponseHeader(name: string) {
    return answers[this.#method]?.headers?.[name] ?? null
  }
  send() {
    asked.push(this.#method)
    const { status, body = '' } = answers[this.#method] ?? { status: 500 }
    this.status = status
    this.responseText = body
    queueMicrotask(() => this.onload())
  }
}

function refusal(status: number, code: string): Answer {
  const message = `Refused: ${code}`
  const body = JSON.stringify({ type: 'about:blank', title: code, status, code, message, errors: [] })
  return { status, body }
}

const failed = () => vi.waitFor(() => expect(events.onFailed).toHaveBeenCalledTimes(1))

test.each([
  [401, 'not_signed_in'],
  [403, 'not_allowed'],
])('an upload that is turned away with %i (%s) can go on later from where it was', async (status, code) => {
  answers.PATCH = refusal(status, code)
  void startUpload(file, events)
  await failed()

  expect(events.onFailed).toHaveBeenCalledWith(`Refused: ${code}`, { isFinal: false })
  expect(await listInterruptedUploads()).toMatchObject([{ uploadUrl: address }])
  answers.PATCH = { status: 204, headers: { 'Upload-Offset': '3' } }
  void startUpload(file, events)

  await vi.waitFor(() => expect(events.onUploaded).toHaveBeenCalledWith('video-1'))
  expect(asked).toEqual(['POST', 'PATCH', 'HEAD', 'PATCH'])
})

test('the place is kept when the session has ended before an upload goes on', async () => {
  answers.PATCH = refusal(401, 'not_signed_in')
  void startUpload(file, events)
  await failed()
  events.onFailed.mockClear()
  // A response to HEAD has no body.
  answers.HEAD = { status: 401 }
  void startUpload(file, events)
  await failed()

  expect(events.onFailed).toHaveBeenCalledWith('You are no longer signed in. Sign in, and send it again.', {
    isFinal: false,
  })
  expect(await listInterruptedUploads()).toMatchObject([{ uploadUrl: address }])
  expect(asked).toEqual(['POST', 'PATCH', 'HEAD'])
})

test('an upload that the server has given up is sent from its beginning', async () => {
  answers.PATCH = refusal(401, 'not_signed_in')
  void startUpload(file, events)
  await failed()
  answers.HEAD = { status: 404 }
  answers.PATCH = { status: 204, headers: { 'Upload-Offset': '3' } }
  void startUpload(file, events)

  await vi.waitFor(() => expect(events.onUploaded).toHaveBeenCalledWith('video-1'))
  expect(asked).toEqual(['POST', 'PATCH', 'HEAD', 'POST', 'PATCH'])
})

test.each([
  [400, 'video_refused'],
  [413, 'too_large'],
])('a file that is refused with %i (%s) is given up', async (status, code) => {
  answers.PATCH = refusal(status, code)
  void startUpload(file, events)
  await failed()

  await vi.waitFor(async () => expect(await listInterruptedUploads()).toEqual([]))
  expect(events.onFailed).toHaveBeenCalledWith(`Refused: ${code}`, { isFinal: true })
  expect(asked).toEqual(['POST', 'PATCH'])
})

test('what is stopped before it has begun sends nothing until it goes on', async () => {
  const find = vi.spyOn(defaultOptions.urlStorage, 'findUploadsByFingerprint')
  const transfer = startUpload(file, events)
  await transfer.abort()
  await vi.waitFor(() => expect(find).toHaveReturned())
  await find.mock.results[0]?.value

  expect(asked).toEqual([])
  transfer.start()
  await vi.waitFor(() => expect(events.onUploaded).toHaveBeenCalledWith('video-1'))
  expect(asked).toEqual(['POST', 'PATCH'])
})

test('a browser that keeps nothing makes the upload fail with words', async () => {
  vi.spyOn(defaultOptions.urlStorage, 'findUploadsByFingerprint').mockRejectedValue(new Error('Denied'))
  void startUpload(file, events)
  await failed()

  expect(events.onFailed).toHaveBeenCalledWith('The browser could not open the file. Choose it again.', {
    isFinal: true,
  })
})
