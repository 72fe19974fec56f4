import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'
import { type CheckedVideo, checkVideoFormat } from './check-video-format.ts'
import { readFileSchema, readingLine } from './probed-video.ts'

// How it works. The head of a file that somebody uploads may lie about everything: sizes that do not fit into memory, lists
// without an end. So a program of its own reads it, without the server's settings and secrets. The kernel counts its memory
// and its time, and the server only waits for the few words that it says.

const reader = fileURLToPath(new URL('./read-video-file.ts', import.meta.url))
const run = promisify(execFile)

const memoryKilobytes = 768 * 1024
const cpuSeconds = 60
const withinMs = 120_000
const answerBytes = 64 * 1024

/**
 * Says whether a file is a video that browsers play. Takes at most two minutes. Throws when nothing could look into it, which
 * is no fault of the file: the program did not start, or the machine was too busy.
 */
export async function probeVideo(path: string): Promise<CheckedVideo> {
  // The soft limit of time ends the program by a signal of its own.
  const time = `ulimit -S -t ${cpuSeconds} && ulimit -H -t ${cpuSeconds + 5}`
  const command = `ulimit -c 0 && ulimit -d ${memoryKilobytes} && ${time} && exec "$0" "$@"`
  try {
    const { stdout } = await run('/bin/sh', ['-c', command, process.execPath, reader, path], {
      env: {},
      timeout: withinMs,
      killSignal: 'SIGKILL',
      maxBuffer: answerBytes,
    })
    const read = readFileSchema.parse(JSON.parse(stdout.slice(readingLine.length)))
    return read.kind === 'damaged' ? { kind: 'refused', why: damaged } : checkVideoFormat(read.found)
  } catch (error) {
    if (overLimit.safeParse(error).success) return { kind: 'refused', why: tooMuch }
    throw new Error('Nothing can look into a video.', { cause: error })
  }
}

const cure = 'Export it again as MP4 with H.264 and AAC, and upload that.'
const damaged = `This file is damaged, or is no video. ${cure}`
const tooMuch = `Looking into this file takes too much memory or time. ${cure}`

/** How it ends that a file makes the program go beyond its time (SIGXCPU) or its memory (the engine gives up). */
const overLimit = z.object({
  signal: z.enum(['SIGXCPU', 'SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGSEGV']),
  stdout: z.string().startsWith(readingLine),
})
