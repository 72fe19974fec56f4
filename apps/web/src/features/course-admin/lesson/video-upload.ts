import { type ProblemDetails, problemDetailsSchema } from '@codedojo/contract'
import {
  DetailedError,
  defaultOptions,
  type HttpRequest,
  type HttpResponse,
  type PreviousUpload,
  Upload,
} from 'tus-js-client'
import { accountHeader } from '../../../lib/api/page-account.ts'
import { waitForSignIn } from '../../../lib/api/session-end.ts'

const endpoint = '/api/admin/video'
/** Size of one request: a reverse proxy may reject larger ones, and a lost connection loses at most this much. */
const pieceBytes = 32 * 1024 * 1024
/** Automatic retries last about a quarter of an hour; after the last one the upload fails and can be retried by hand. */
const retryDelaysMs = [500, 1000, 2000, 5000, ...Array.from({ length: 90 }, () => 10_000)]

/** A started upload: it can be stopped, resumed, or deleted (`abort(true)`). */
export type Transfer = Pick<Upload, 'start' | 'abort'>

export interface UploadEvents {
  readonly onProgress: (sentBytes: number) => void
  /** The connection is lost; the upload retries by itself. */
  readonly onWaiting: () => void
  /** Called with the id of the stored video. */
  readonly onUploaded: (id: string) => void
  /** `isFinal`: a retry with the same file would fail again. */
  readonly onFailed: (message: string, failure: { readonly isFinal: boolean }) => void
}

/**
 * Starts to upload a video, or resumes an interrupted upload of the same file from this or an earlier visit. The resume
 * position is stored in the browser, but the user must choose the file again, because a page may not open files by itself.
 * The upload can be stopped at once, even while the resume position is still being looked up.
 */
export function startUpload(file: File, events: UploadEvents): Transfer {
  const upload = makeUpload(file, events)
  let isWanted = true
  let isFound = false
  const begin = async () => {
    const [earlier] = await upload.findPreviousUploads()
    if (earlier) upload.resumeFromPreviousUpload(earlier)
    isFound = true
    if (isWanted) upload.start()
  }
  begin().catch(() => {
    if (isWanted) events.onFailed('The browser could not open the file. Choose it again.', { isFinal: true })
  })
  return {
    start: () => {
      isWanted = true
      if (isFound) upload.start()
    },
    abort: (isGivenUp) => {
      isWanted = false
      return upload.abort(isGivenUp)
    },
  }
}

function makeUpload(file: File, events: UploadEvents): Upload {
  /** The session had ended, and the same user has signed in again. */
  let isBack = false
  const upload = new Upload(file, {
    endpoint,
    chunkSize: pieceBytes,
    retryDelays: retryDelaysMs,
    metadata: { filename: file.name },
    removeFingerprintOnSuccess: true,
    onProgress: events.onProgress,
    headers: accountHeader(),
    onAfterResponse: async (request, answer) => {
      isBack = answer.getStatus() === 401 && (await waitForSignIn({ isAct: true }))
      keepPlace(request, answer)
    },
    onShouldRetry: (error) => {
      const status = answerTo(error)?.getStatus() ?? 0
      const isWorthIt = isBack || status === 0 || status >= 500 || status === 409 || status === 423
      if (isWorthIt) events.onWaiting()
      return isWorthIt
    },
    onSuccess: () => events.onUploaded(upload.url?.split('/').at(-1) ?? ''),
    onError: (error) => {
      const isFinal = isRefusedFile(error)
      events.onFailed(refusalWords(error), { isFinal })
      if (isFinal) void forgetPlacesOf(upload)
    },
  })
  return upload
}

/** Uploads that were interrupted in an earlier visit, newest first. */
export async function listInterruptedUploads(): Promise<PreviousUpload[]> {
  const all = await defaultOptions.urlStorage.findAllUploads()
  return all
    .filter(
      ({ uploadUrl }) =>
        uploadUrl !== null && URL.parse(uploadUrl, location.href)?.pathname.startsWith(endpoint),
    )
    .toSorted((one, other) => Date.parse(other.creationTime) - Date.parse(one.creationTime))
}

/**
 * Deletes an interrupted upload of an earlier visit. Errors are ignored, because the server deletes it by itself after a
 * while.
 */
export async function forgetUpload({ uploadUrl, urlStorageKey }: PreviousUpload): Promise<void> {
  await defaultOptions.urlStorage.removeUpload(urlStorageKey)
  if (uploadUrl !== null) await Upload.terminate(uploadUrl).catch(() => {})
}

/** Forgets a rejected file locally: the server has deleted it already and would answer a deletion with 404. */
async function forgetPlacesOf(upload: Upload): Promise<void> {
  for (const { urlStorageKey } of await upload.findPreviousUploads())
    await defaultOptions.urlStorage.removeUpload(urlStorageKey)
}

/** Thrown when the server does not report the upload's offset. */
class NoPlaceTold extends Error {
  readonly answer: HttpResponse

  constructor(answer: HttpResponse) {
    super('The server did not say where the upload stands.')
    this.answer = answer
  }
}

/**
 * The library discards the resume position and starts over whenever the server does not report the offset. That is right
 * only when the server no longer has the upload, not when the session has ended or the server is down.
 */
function keepPlace(request: HttpRequest, answer: HttpResponse): void {
  const status = answer.getStatus()
  const isTold = status < 300 || status === 404 || status === 410
  if (request.getMethod() === 'HEAD' && !isTold) throw new NoPlaceTold(answer)
}

/** null if there was no response. */
function answerTo(error: Error | DetailedError): HttpResponse | null {
  if (!(error instanceof DetailedError)) return null
  const { originalResponse, causingError } = error
  return originalResponse ?? (causingError instanceof NoPlaceTold ? causingError.answer : null)
}

/** The server's error message; undefined if the response has no body or comes from a proxy. */
function refusalIn(answer: HttpResponse): ProblemDetails | undefined {
  return problemDetailsSchema.safeParse(jsonIn(answer.getBody())).data
}

/** Whether the file itself was rejected. Other errors, such as an ended session, can be retried. */
function isRefusedFile(error: Error | DetailedError): boolean {
  const answer = answerTo(error)
  const code = answer && refusalIn(answer)?.code
  return code === 'video_refused' || code === 'too_large'
}

function refusalWords(error: Error | DetailedError): string {
  const answer = answerTo(error)
  if (!answer) return 'The connection was lost.'
  const words = refusalIn(answer)?.message
  if (words !== undefined) return words
  if (answer.getStatus() === 401) return 'You are no longer signed in. Sign in, and send it again.'
  return 'The server did not take the video.'
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // The body of a proxy, not of the server.
  }
}
