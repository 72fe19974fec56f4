import type { ChildProcess } from 'node:child_process'
import { z } from 'zod'
import type { VideoSource } from './storage/video-storage.ts'

type Parts = Extract<VideoSource, { kind: 'parts' }>

/** Most bytes of one read. A header that is larger is read in several. */
const maxReadBytes = 16 * 1024 * 1024
/** Bytes of all reads together: a malicious file could have itself read over and over. */
const maxAllBytes = 1024 ** 3
/** Reads that may wait for one before them; a reader asks for a handful at once. */
const maxWaiting = 1000

/** `end` is the first byte that is not wanted. */
const wantedSchema = z.object({
  id: z.int(),
  start: z.int().nonnegative(),
  end: z.int().positive(),
})

/**
 * Serves what the reading process asks for, as base64 in JSON: what comes from it is parsed as text of a stranger. One read is served
 * after the other, and the next one when the process has taken the one before: so memory holds one. The process is killed at the first
 * failure: when the bucket fails, or when it asks for what it may not.
 */
export function serveReads(
  child: ChildProcess,
  { bytes, read }: Parts,
): { readonly failure: () => Error | null } {
  let failure: Error | null = null
  let readBytes = 0
  const serve = async (message: unknown) => {
    const { id, start, end } = wantedSchema.parse(message)
    readBytes += end - start
    if (start >= end || end > bytes || end - start > maxReadBytes || readBytes > maxAllBytes) {
      throw new Error(`The reader of a video asked for ${start} to ${end}.`)
    }
    const content = await read({ start, end: end - 1 })
    // A reader that has ended meanwhile is told by its exit.
    if (!child.connected) return
    await new Promise((resolve) => child.send({ id, content: content.toString('base64') }, resolve))
  }
  const fail = (error: unknown) => {
    failure ??= error instanceof Error ? error : new Error(String(error))
    child.kill('SIGKILL')
  }
  let [waiting, last] = [0, Promise.resolve()]
  child.on('message', (message) => {
    if (failure) return
    waiting += 1
    if (waiting > maxWaiting) return fail(new Error('The reader of a video asked for too much at once.'))
    last = last
      .then(() => (failure ? undefined : serve(message)))
      .catch(fail)
      .finally(() => {
        waiting -= 1
      })
  })
  return { failure: () => failure }
}
