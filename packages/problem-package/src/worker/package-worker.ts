import { parentPort } from 'node:worker_threads'
import { PackageError, PackageRefusedError } from '../package-error.ts'
import { type ProblemPackage, readProblemPackage } from '../read-problem-package.ts'
import type { ReadReply, ReadRequest } from './read-in-worker.ts'

/**
 * The worker thread of `readPackageInWorker`. It replies to one request after another with what it read, or with a
 * `PackageError`; any other error ends it and is rethrown in the parent.
 */
parentPort?.on('message', (request: ReadRequest) => {
  // What is thrown ends this thread.
  void reply(request)
})

async function reply(request: ReadRequest): Promise<void> {
  const answer = await answerTo(request)
  parentPort?.postMessage(answer, answer.kind === 'read' ? ownBuffers(answer.read) : [])
}

async function answerTo({ path, bounds }: ReadRequest): Promise<ReadReply> {
  try {
    return { kind: 'read', read: await readProblemPackage(path, bounds) }
  } catch (error) {
    if (!(error instanceof PackageError)) throw error
    return {
      kind: 'refused',
      message: error.message,
      isUnsupported: error instanceof PackageRefusedError,
    }
  }
}

/** The buffers of cases, to transfer without copying. Small ones may be views of a shared buffer and are skipped. */
function ownBuffers({ cases }: ProblemPackage): ArrayBuffer[] {
  const bytes = cases.flatMap(({ input, answer }) => [input, answer])
  const own = bytes.filter(({ buffer, byteLength }) => buffer.byteLength === byteLength && byteLength > 0)
  return [...new Set(own.map(({ buffer }) => buffer))].filter((buffer) => buffer instanceof ArrayBuffer)
}
