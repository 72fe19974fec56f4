import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { foundVideoSchema } from './found-video.ts'
import { type JudgedVideo, judgeVideo } from './judge-video.ts'

// How it works. The head of a file that somebody uploads may lie about everything: sizes that do not fit into memory, lists
// without an end. So a program of its own reads it, without the server's settings and secrets. The kernel counts its memory
// and its time, and the server only waits for the few words that it says.

const reader = fileURLToPath(new URL('./read-video-file.ts', import.meta.url))
const run = promisify(execFile)

const memoryKilobytes = 768 * 1024
const cpuSeconds = 60
const withinMs = 120_000
const answerBytes = 64 * 1024

/** Says whether a file is a video that browsers play. Takes at most two minutes. */
export async function lookIntoVideo(path: string): Promise<JudgedVideo> {
  const limits = `ulimit -c 0 && ulimit -d ${memoryKilobytes} && ulimit -t ${cpuSeconds}`
  const command = `${limits} && exec "$0" "$@"`
  try {
    const { stdout } = await run('/bin/sh', ['-c', command, process.execPath, reader, path], {
      env: {},
      timeout: withinMs,
      killSignal: 'SIGKILL',
      maxBuffer: answerBytes,
    })
    return judgeVideo(foundVideoSchema.parse(JSON.parse(stdout)))
  } catch (error) {
    if (isStarted(error)) return { kind: 'refused', why: damaged }
    throw new Error('Nothing can look into a video.', { cause: error })
  }
}

const damaged =
  'This file is damaged, or is no video. Export it again as MP4 with H.264 and AAC, and upload that.'

/** Codes of a shell that could not set the limits, or not start the program. Source: POSIX, "2.8.2 Exit Status". */
const shellFaults: readonly unknown[] = [2, 126, 127]

/** A shell that was not found has an error code as a word; a program that failed has a number or a signal. */
function isStarted(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return true
  return typeof error.code !== 'string' && !shellFaults.includes(error.code)
}
