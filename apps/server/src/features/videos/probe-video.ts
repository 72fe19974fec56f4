import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { type CheckedVideo, checkVideoFormat } from './check-video-format.ts'
import { readFileSchema, readingLine } from './probed-video.ts'
import { serveReads } from './serve-reads.ts'
import type { VideoSource } from './storage/video-storage.ts'

// How it works: the header of an uploaded file may be malicious: sizes that exceed the memory, or endless lists. So a
// separate process without the server's settings and secrets reads it. The kernel limits its memory and CPU time, and
// the server reads only its short output. What lies in a bucket it asks the server for, range by range.

const reader = fileURLToPath(new URL('./read-video-file.ts', import.meta.url))

const memoryKilobytes = 768 * 1024
const cpuSeconds = 60
const withinMs = 120_000
const answerBytes = 64 * 1024

/**
 * Probes whether browsers can play a video file. Takes at most two minutes. Throws when probing itself failed, which is
 * not the file's fault: the process did not start, or the machine was overloaded. Throws a `BucketError` if the bucket did not
 * give what is in it.
 */
export async function probeVideo(source: VideoSource): Promise<CheckedVideo> {
  const { output, code, signal } = await runReader(source)
  if (code === 0) {
    try {
      const read = readFileSchema.parse(JSON.parse(output.slice(readingLine.length)))
      return read.kind === 'damaged' ? { kind: 'refused', why: damaged } : checkVideoFormat(read.found)
    } catch (cause) {
      throw new Error(failed, { cause })
    }
  }
  if (output.startsWith(readingLine) && overLimit.safeParse(signal).success)
    return { kind: 'refused', why: tooMuch }
  throw new Error(failed, { cause: new Error(`It ended with ${signal ?? code}.`) })
}

const cure = 'Export it again as MP4 with H.264 and AAC, and upload that.'
const damaged = `This file is damaged, or is no video. ${cure}`
const tooMuch = `Looking into this file takes too much memory or time. ${cure}`
const failed = 'Nothing can look into a video.'

/** Exit states caused by the file: CPU time exceeded (SIGXCPU) or out of memory. */
const overLimit = z.enum(['SIGXCPU', 'SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGSEGV'])

async function runReader(source: VideoSource) {
  // The soft CPU limit ends the process by SIGXCPU.
  const time = `ulimit -S -t ${cpuSeconds} && ulimit -H -t ${cpuSeconds + 5}`
  const command = `ulimit -c 0 && ulimit -d ${memoryKilobytes} && ${time} && exec "$0" "$@"`
  const named = source.kind === 'file' ? ['file', source.path] : ['parts', String(source.bytes)]
  const child = spawn('/bin/sh', ['-c', command, process.execPath, reader, ...named], {
    env: {},
    stdio: ['ignore', 'pipe', 'ignore', source.kind === 'file' ? 'ignore' : 'ipc'],
    timeout: withinMs,
    killSignal: 'SIGKILL',
  })
  const reads = source.kind === 'parts' ? serveReads(child, source) : null
  const [output, [code, signal]] = await Promise.all([readOutput(child), once(child, 'close')])
  const failure = reads?.failure()
  if (failure) throw failure
  return { output, code, signal }
}

async function readOutput(child: ChildProcess): Promise<string> {
  let output = ''
  for await (const chunk of child.stdout ?? []) {
    output += String(chunk)
    if (output.length > answerBytes) child.kill('SIGKILL')
  }
  return output
}
