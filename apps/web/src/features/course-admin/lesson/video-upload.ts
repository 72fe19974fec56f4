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
/** Of one request: a proxy in front of the server need not take more, and a lost connection loses no more. */
const pieceBytes = 32 * 1024 * 1024
/** What follows the last one is a failure, which can be tried again by hand: after about a quarter of an hour. */
const retryDelaysMs = [500, 1000, 2000, 5000, ...Array.from({ length: 90 }, () => 10_000)]

/** An upload that has begun: it can be stopped, given up (`true`), and go on. */
export type Transfer = Pick<Upload, 'start' | 'abort'>

export interface UploadEvents {
  readonly onProgress: (sentBytes: number) => void
  /** The connection is lost; it is tried again by itself. */
  readonly onWaiting: () => void
  /** With the id of the video. */
  readonly onWhole: (id: string) => void
  /** `isFinal`: sent again, the same file fails again. */
  readonly onFailed: (message: string, failure: { readonly isFinal: boolean }) => void
}

/**
 * Begins to send a video, or goes on where sending the same file stopped, in this visit or an earlier one: the place is kept
 * in the browser's storage. The file has to be chosen again then, for a page may not open files by itself. It can be stopped
 * at once, also while that place is still looked for.
 */
export function startUpload(file: File, events: UploadEvents): Transfer {
  const upload = uploadOf(file, events)
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

function uploadOf(file: File, events: UploadEvents): Upload {
  /** The session had ended, and the same person has signed in again. */
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
    onSuccess: () => events.onWhole(upload.url?.split('/').at(-1) ?? ''),
    onError: (error) => {
      const isFinal = isRefusedFile(error)
      events.onFailed(refusalWords(error), { isFinal })
      if (isFinal) void forgetPlacesOf(upload)
    },
  })
  return upload
}

/** What stopped in an earlier visit, the newest first. */
export async function interruptedUploads(): Promise<PreviousUpload[]> {
  const all = await defaultOptions.urlStorage.findAllUploads()
  return all
    .filter(
      ({ uploadUrl }) =>
        uploadUrl !== null && URL.parse(uploadUrl, location.href)?.pathname.startsWith(endpoint),
    )
    .toSorted((one, other) => Date.parse(other.creationTime) - Date.parse(one.creationTime))
}

/** Gives up what stopped in an earlier visit; the server gives it up by itself in time, so a failure needs no words. */
export async function forgetUpload({ uploadUrl, urlStorageKey }: PreviousUpload): Promise<void> {
  await defaultOptions.urlStorage.removeUpload(urlStorageKey)
  if (uploadUrl !== null) await Upload.terminate(uploadUrl).catch(() => {})
}

/** Of a file that was refused: the server has let go of it already, and asking it to would be answered with 404. */
async function forgetPlacesOf(upload: Upload): Promise<void> {
  for (const { urlStorageKey } of await upload.findPreviousUploads())
    await defaultOptions.urlStorage.removeUpload(urlStorageKey)
}

/** That the server did not say where an upload stands. */
class NoPlaceTold extends Error {
  readonly answer: HttpResponse

  constructor(answer: HttpResponse) {
    super('The server did not say where the upload stands.')
    this.answer = answer
  }
}

/**
 * The library forgets the place and begins anew whenever it is not told where an upload stands. That is right only when the
 * server has none of it any more, and not when the session has ended or the server is away.
 */
function keepPlace(request: HttpRequest, answer: HttpResponse): void {
  const status = answer.getStatus()
  const isTold = status < 300 || status === 404 || status === 410
  if (request.getMethod() === 'HEAD' && !isTold) throw new NoPlaceTold(answer)
}

/** null: none came. */
function answerTo(error: Error | DetailedError): HttpResponse | null {
  if (!(error instanceof DetailedError)) return null
  const { originalResponse, causingError } = error
  return originalResponse ?? (causingError instanceof NoPlaceTold ? causingError.answer : null)
}

/** What the server says in its words; undefined: it is a proxy that speaks, or the answer has no body. */
function refusalIn(answer: HttpResponse): ProblemDetails | undefined {
  return problemDetailsSchema.safeParse(jsonIn(answer.getBody())).data
}

/** Whether it is the file that is at fault. Other refusals can pass, as that of a session that has ended. */
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
    return undefined // Not the server's words, but a proxy's.
  }
}
