import { problemDetailsSchema } from '@codedojo/contract'
import { DetailedError, defaultOptions, type PreviousUpload, Upload } from 'tus-js-client'

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
  readonly onFailed: (message: string) => void
}

/**
 * Begins to send a video, or goes on where sending the same file stopped, in this visit or an earlier one: the place is kept
 * in the browser's storage. The file has to be chosen again then, for a page may not open files by itself.
 */
export async function startUpload(file: File, events: UploadEvents): Promise<Transfer> {
  const upload = new Upload(file, {
    endpoint,
    chunkSize: pieceBytes,
    retryDelays: retryDelaysMs,
    metadata: { filename: file.name },
    removeFingerprintOnSuccess: true,
    onProgress: events.onProgress,
    onShouldRetry: (error) => {
      const status = error.originalResponse?.getStatus() ?? 0
      const isWorthIt = status === 0 || status >= 500 || status === 409 || status === 423
      if (isWorthIt) events.onWaiting()
      return isWorthIt
    },
    onSuccess: () => events.onWhole(upload.url?.split('/').at(-1) ?? ''),
    onError: (error) => {
      events.onFailed(refusalWords(error))
      // Sent again, a refused file is refused again: there is nothing to go on with.
      if (isRefused(error)) void forgetUploadsOf(upload)
    },
  })
  const [earlier] = await upload.findPreviousUploads()
  if (earlier) upload.resumeFromPreviousUpload(earlier)
  upload.start()
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

async function forgetUploadsOf(upload: Upload): Promise<void> {
  for (const begun of await upload.findPreviousUploads()) await forgetUpload(begun)
}

function isRefused(error: Error | DetailedError): boolean {
  const status = (error instanceof DetailedError && error.originalResponse?.getStatus()) || 0
  return status >= 400 && status < 500
}

function refusalWords(error: Error | DetailedError): string {
  if (!(error instanceof DetailedError && error.originalResponse)) return 'The connection was lost.'
  const refusal = problemDetailsSchema.safeParse(jsonIn(error.originalResponse.getBody()))
  return refusal.success ? refusal.data.message : 'The server did not take the video.'
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // Not the server's words, but a proxy's.
  }
}
