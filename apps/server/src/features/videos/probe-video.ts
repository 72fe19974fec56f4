import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'
import { type CheckedVideo, checkVideoFormat } from './check-video-format.ts'
import { readFileSchema, readingLine } from './probed-video.ts'

// How it works: the header of an uploaded file may be malicious: sizes that exceed the memory, or endless lists. So a
// separate process without the server's settings and secrets reads it. The kernel limits its memory and CPU time, and
// the server reads only its short output.

const reader = fileURLToPath(new URL('./read-video-file.ts', import.meta.url))
const run = promisify(execFile)

const memoryKilobytes = 768 * 1024
const cpuSeconds = 60
const withinMs = 120_000
const answerBytes = 64 * 1024

/**
 * Probes whether browsers can play a video file. Takes at most two minutes. Throws when probing itself failed, which is
 * not the file's fault: the process did not start, or the machine was overloaded.
 */
export async function probeVideo(path: string): Promise<CheckedVideo> {
  // The soft CPU limit ends the process by SIGXCPU.
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

/** Exit states caused by the file: CPU time exceeded (SIGXCPU) or out of memory. */
const overLimit = z.object({
  signal: z.enum(['SIGXCPU', 'SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGSEGV']),
  stdout: z.string().startsWith(readingLine),
})
