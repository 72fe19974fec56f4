import { openAsBlob } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EncodedPacket, EncodedVideoPacketSource, FilePathTarget, Mp4OutputFormat, Output } from 'mediabunny'
import { z } from 'zod'
import { type Installation, startInstallation } from '../e2e/installation.ts'
import type { BenchParts } from './case-cost.ts'
import { signIn } from './http-client.ts'
import { printTable } from './print-table.ts'

const megabyte = 1024 ** 2
const videoMegabytes = 2048
const uploadBytes = 64 * megabyte
const rangeBytes = 8 * megabyte
const lookEveryMs = 50

/**
 * Measures the growth of the server's memory while a video of 2 GB is uploaded in parts, read by range requests and read as a
 * whole.
 */
export async function measureLargeVideo({ goals }: Pick<BenchParts, 'goals'>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'codedojo-video-'))
  const installation = await startInstallation()
  try {
    const paths = { small: join(folder, 'small.mp4'), large: join(folder, 'large.mp4') }
    await writeVideo(paths.small, 16)
    await writeVideo(paths.large, videoMegabytes)
    const asAdmin = await openAdmin(installation)
    // Warm-up: the first requests allocate memory permanently, whatever their size.
    await readAll(asAdmin, await asAdmin.addLesson(await asAdmin.upload(paths.small)))
    const pid = await serverOf(installation)
    const before = await residentMegabytes(pid)
    const grown: string[][] = []
    const watch = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
      const seen = await whileWatching({ pid, before }, work)
      grown.push([name, `${(seen.ms / 1000).toFixed(1)} s`, `${seen.grownMegabytes.toFixed(1)} MB`])
      goals.add({
        name: `Memory of the server: ${name}`,
        value: seen.grownMegabytes,
        aim: 50,
        better: 'less',
        unit: 'MB',
      })
      return seen.done
    }
    const videoId = await watch('2 GB uploaded', () => asAdmin.upload(paths.large))
    const address = await asAdmin.addLesson(videoId)
    await watch('2 GB read in ranges', () => readRanges(asAdmin, address))
    await watch('2 GB read whole', () => readAll(asAdmin, address))
    printTable('A video of 2 GB', [['', 'time', 'memory of the server grew by'], ...grown])
  } finally {
    await installation.stop()
    await rm(folder, { recursive: true })
  }
}

/** Writes a valid video of one second per megabyte, whose frames cannot be decoded. */
async function writeVideo(path: string, megabytes: number): Promise<void> {
  const format = new Mp4OutputFormat({ fastStart: false })
  const output = new Output({ format, target: new FilePathTarget(path) })
  const source = new EncodedVideoPacketSource('avc')
  output.addVideoTrack(source)
  await output.start()
  const description = Uint8Array.of(1, 0x64, 0, 0x1f, 0xff, 0xe0, 0, 0)
  const decoderConfig = { codec: 'avc1.64001f', codedWidth: 1280, codedHeight: 720, description }
  for (let second = 0; second < megabytes; second += 1) {
    const packet = new EncodedPacket(new Uint8Array(megabyte), 'key', second, 1)
    await source.add(packet, { decoderConfig })
  }
  await output.finalize()
}

type Admin = Awaited<ReturnType<typeof openAdmin>>

async function openAdmin({ url }: Installation) {
  const { cookie } = await signIn(url)
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', cookie }
    const response = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    const { _id } = z.object({ _id: z.string() }).parse(await response.json())
    return _id
  }
  const facts = { CourseName: 'Large', CourseDescription: 'Two gigabytes.', CourseMentor: 'Nobody' }
  const courseId = await post('/course/addCourse', { ...facts, CoursePrice: 1, validityDays: 1 })
  return {
    get: (path: string, headers = {}) => fetch(`${url}${path}`, { headers: { cookie, ...headers } }),
    addLesson: async (videoId: string) => {
      const body = { title: 'Large', kind: 'upload', videoId }
      return `/api/course/lesson/${await post(`/admin/course/${courseId}/lesson`, body)}/video`
    },
    upload: async (path: string) => {
      const file = await openAsBlob(path)
      const protocol = { cookie, 'tus-resumable': '1.0.0' }
      const begun = await fetch(`${url}/api/admin/video`, {
        method: 'POST',
        headers: { ...protocol, 'upload-length': String(file.size) },
      })
      const address = begun.headers.get('location') ?? ''
      for (let from = 0; from < file.size; from += uploadBytes) {
        const part = file.slice(from, from + uploadBytes, 'application/offset+octet-stream')
        const headers = { ...protocol, 'upload-offset': String(from) }
        const sent = await fetch(`${url}${address}`, { method: 'PATCH', headers, body: part })
        if (sent.status !== 204) throw new Error(`${sent.status}: ${await sent.text()}`)
      }
      return address.split('/').at(-1) ?? ''
    },
  }
}

async function readRanges(asAdmin: Admin, address: string): Promise<void> {
  for (let from = 0; ; from += rangeBytes) {
    const answer = await asAdmin.get(address, { range: `bytes=${from}-${from + rangeBytes - 1}` })
    if (answer.status === 416) return
    if (answer.status !== 206) throw new Error(`${answer.status}: ${await answer.text()}`)
    await drop(answer)
  }
}

async function readAll(asAdmin: Admin, address: string): Promise<void> {
  const answer = await asAdmin.get(address)
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
  await drop(answer)
}

async function drop(answer: Response): Promise<void> {
  for await (const _part of answer.body ?? []);
}

/** The pid of an installation's server, identified by its data folder. */
async function serverOf({ dataFolder }: Installation): Promise<string> {
  for (const pid of await readdir('/proc')) {
    if (!/^\d+$/.test(pid)) continue
    const [command, environment] = await Promise.all(
      ['cmdline', 'environ'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')),
    )
    const isServer = command?.split('\0').some((word) => word.endsWith('apps/server/src/main.ts'))
    if (isServer && environment?.split('\0').includes(`DATA_DIR=${dataFolder}`)) return pid
  }
  throw new Error(`No server works in "${dataFolder}".`)
}

/** The peak memory of the process during `work`, minus `before`, in MB. */
async function whileWatching<T>(
  { pid, before }: { readonly pid: string; readonly before: number },
  work: () => Promise<T>,
) {
  let most = before
  const timer = setInterval(() => {
    residentMegabytes(pid).then(
      (now) => {
        most = Math.max(most, now)
      },
      () => clearInterval(timer),
    )
  }, lookEveryMs)
  try {
    const begun = performance.now()
    const done = await work()
    return { ms: performance.now() - begun, grownMegabytes: most - before, done }
  } finally {
    clearInterval(timer)
  }
}

/** Source: proc(5), "/proc/pid/status". */
async function residentMegabytes(pid: string): Promise<number> {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
