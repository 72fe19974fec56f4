import type { ChildProcess } from 'node:child_process'
import { z } from 'zod'
import type { VideoSource } from './storage/video-storage.ts'

type Parts = Extract<VideoSource, { kind: 'parts' }>

/** Most bytes of one read. A header that is larger is read in several. */
const maxReadBytes = 16 * 1024 * 1024
/** Bytes of all reads together: a malicious file could have itself read over and over. */
const maxAllBytes = 1024 ** 3

/** `end` is the first byte that is not wanted. */
const wantedSchema = z.object({
  id: z.int(),
  start: z.int().nonnegative(),
  end: z.int().positive(),
})

/**
 * Serves what the reading process asks for, as base64 in JSON: what comes from it is parsed as text of a stranger. The process is
 * killed when the bucket fails, or when it asks for what it may not.
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
    if (child.connected) child.send({ id, content: content.toString('base64') }, () => undefined)
  }
  child.on('message', (message) => {
    serve(message).catch((error: unknown) => {
      failure = error instanceof Error ? error : new Error(String(error))
      child.kill('SIGKILL')
    })
  })
  return { failure: () => failure }
}
