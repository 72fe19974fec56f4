import type { Worker } from 'node:worker_threads'
import { PackageError, PackageRefusedError } from '../package-error.ts'
import type { ProblemPackage, ReadBounds } from '../read-problem-package.ts'
import { restReadingThread, takeReadingThread } from './reading-thread.ts'

export interface WorkerBounds extends ReadBounds {
  /** Time limit for reading, in milliseconds. */
  readonly patienceMs?: number
  /** Memory limit of the worker for everything but file contents, such as parsed settings and texts. */
  readonly heapMebibytes?: number
}

/** The messages to and from the worker thread. */
export interface ReadRequest {
  readonly path: string
  readonly bounds: ReadBounds
}
export type ReadReply =
  | { readonly kind: 'read'; readonly read: ProblemPackage }
  | { readonly kind: 'refused'; readonly message: string; readonly isUnsupported: boolean }

/** The largest known packages take a few seconds on a slow machine. */
const patienceMs = 60_000
const heapMebibytes = 512

/**
 * Reads a package like `readProblemPackage`, but in a worker thread, so that the caller's event loop is not blocked. Throws the
 * same errors, and `PackageError` if reading takes too much time or memory. File contents are bounded by `totalBytes`, everything
 * else by the heap of the worker.
 */
export async function readPackageInWorker(path: string, bounds: WorkerBounds = {}): Promise<ProblemPackage> {
  const { patienceMs: most = patienceMs, heapMebibytes: heap = heapMebibytes, ...readBounds } = bounds
  const worker = takeReadingThread(heap)
  const reply = await replyOf(worker, { request: { path, bounds: readBounds }, most, heap }).catch(
    async (error: unknown) => {
      await worker.terminate()
      throw error
    },
  )
  await restReadingThread(worker, heap)
  if (reply.kind === 'read') return reply.read
  throw new (reply.isUnsupported ? PackageRefusedError : PackageError)(reply.message)
}

interface Asked {
  readonly request: ReadRequest
  readonly most: number
  readonly heap: number
}

function replyOf(worker: Worker, { request, most, heap }: Asked): Promise<ReadReply> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadReply>()
  const tooLong = setTimeout(() => {
    reject(
      new PackageError(
        `Reading the package takes longer than ${most / 1000} s, which is given up: make its settings and texts smaller.`,
      ),
    )
  }, most)
  worker.once('message', resolve)
  worker.once('error', (error) => reject(tooLarge(error, heap) ?? error))
  worker.once('exit', () => reject(new Error('The thread that reads packages ended without an answer.')))
  worker.postMessage(request)
  return promise.finally(() => clearTimeout(tooLong))
}

function tooLarge(error: unknown, heap: number): PackageError | null {
  const isOutOfMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  return isOutOfMemory
    ? new PackageError(
        `Reading the package takes more than ${heap} MiB of memory: make its settings and texts smaller.`,
      )
    : null
}
