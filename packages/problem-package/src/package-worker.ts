import { parentPort, workerData } from 'node:worker_threads'
import { PackageError, PackageRefusedError } from './package-error.ts'
import type { ReadReply, ReadRequest } from './read-in-worker.ts'
import { type ProblemPackage, readProblemPackage } from './read-problem-package.ts'

/** The thread of `readPackageInWorker`. What is thrown besides `PackageError` ends it, and is thrown there. */
const { path, bounds }: ReadRequest = workerData
const reply = await answerTo(path)
parentPort?.postMessage(reply, reply.kind === 'read' ? ownBuffers(reply.read) : [])

async function answerTo(asked: string): Promise<ReadReply> {
  try {
    return { kind: 'read', read: await readProblemPackage(asked, bounds) }
  } catch (error) {
    if (!(error instanceof PackageError)) throw error
    return {
      kind: 'refused',
      message: error.message,
      isUnsupported: error instanceof PackageRefusedError,
    }
  }
}

/** The memory of cases, which is handed over and not copied. Small ones may share theirs with others. */
function ownBuffers({ cases }: ProblemPackage): ArrayBuffer[] {
  const bytes = cases.flatMap(({ input, answer }) => [input, answer])
  const own = bytes.filter(({ buffer, byteLength }) => buffer.byteLength === byteLength && byteLength > 0)
  return [...new Set(own.map(({ buffer }) => buffer))].filter((buffer) => buffer instanceof ArrayBuffer)
}
