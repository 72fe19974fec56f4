import { readFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { io } from 'socket.io-client'
import { addPeople } from '../../scripts/durability/add-people.ts'
import { openTestbed, type Testbed } from '../../scripts/durability/testbed.ts'
import { cpuMsOf } from '../cpu-time.ts'
import type { Goals } from '../goals.ts'
import { printTable } from '../print-table.ts'
import { measureMs, quantile } from '../statistics.ts'
import { type OpenPages, openPages } from './open-pages.ts'
import { textOfNow } from './page-messages.ts'

const people = 5000
const messages = 30
const messageEveryMs = 1000
/** Time-out after which the last message counts as lost. */
const patienceMs = 10_000
/** Connections opened concurrently by one process; more would only wait. */
const opening = { programs: 4, atATime: 20 }
const settings = {
  ROOM_MESSAGE_LIMIT_PER_10_SECONDS: '1000000',
  ROOM_MESSAGE_LIMIT_PER_5_MINUTES: '1000000',
}

/** Measures how one server on this machine serves 5,000 people, each with an account and a connected page. */
export async function measureSockets({ goals }: { readonly goals: Goals }): Promise<void> {
  await using testbed = await openTestbed()
  await testbed.clear()
  const server = await testbed.startServer(settings)
  const added = await addPeople(testbed.database, people + 1)
  const [talker = '', ...cookies] = added.map(({ cookie }) => cookie)
  const idleCpuMs = cpuMsOf(server.pid)
  const cpuMsSince = (before: number) => cpuMsOf(server.pid) - before

  let pages: OpenPages | null = null
  const connectMs = await measureMs(async () => {
    pages = await openPages({ address: testbed.address(), cookies, ...opening })
  })
  if (pages === null) throw new Error('No pages were opened.')
  await using opened: OpenPages = pages
  const connectCpuMs = cpuMsSince(idleCpuMs)

  const before = cpuMsOf(server.pid)
  await talk(testbed, talker)
  const talkCpuMs = cpuMsSince(before)
  const { delays, standing } = await hearAll(opened)
  const peakMb = (await peakBytesOf(server.pid)) / 1024 / 1024
  const [load = 0] = loadavg()
  printTable(`${people} people on one server by ${opened.transports.join(', ')}, load ${load.toFixed(1)}`, [
    ['connected in', 'of the server, each', 'messages heard', 'p50', 'p99', 'longest', 'of the server, each'],
    [
      `${(connectMs / 1000).toFixed(1)} s`,
      `${(connectCpuMs / people).toFixed(1)} ms of CPU`,
      `${delays.length} of ${messages * people}`,
      ...[0.5, 0.99, 1].map((share) => `${quantile(delays, share).toFixed(0)} ms`),
      `${(talkCpuMs / messages).toFixed(0)} ms of CPU`,
    ],
  ])
  const least = { better: 'less', unit: 'ms' } as const
  goals.add({
    name: `${people} people connected`,
    value: connectMs / 1000,
    aim: 60,
    better: 'less',
    unit: 's',
  })
  goals.add({ name: 'A message to all of them, p99', value: quantile(delays, 0.99), aim: 500, ...least })
  goals.add({ name: 'Heard', value: delays.length, aim: messages * people, better: 'more', unit: 'messages' })
  goals.add({ name: 'Connected to the end', value: standing, aim: people, better: 'more', unit: 'people' })
  goals.add({ name: 'Memory of the server', value: peakMb, aim: 1024, better: 'less', unit: 'MB' })
}

/** Sends messages at a fixed rate, whether or not the previous one has arrived. */
async function talk(testbed: Testbed, cookie: string): Promise<void> {
  const socket = io(testbed.address(), { forceNew: true, extraHeaders: { cookie } })
  try {
    await new Promise<void>((resolve) => {
      socket.once('room-joined', () => resolve())
      socket.on('connect', () => socket.emit('join-room', 'global'))
    })
    for (let index = 0; index < messages; index++) {
      socket.emit('message', { text: textOfNow(), room: 'global' })
      await sleep(messageEveryMs)
    }
  } finally {
    socket.disconnect()
  }
}

async function hearAll(pages: OpenPages): Promise<{ delays: readonly number[]; standing: number }> {
  const until = performance.now() + patienceMs
  let delays: readonly number[] = []
  for (;;) {
    const heard = await pages.report()
    delays = delays.concat(heard.delays)
    if (delays.length >= messages * people || performance.now() > until) {
      return { delays, standing: heard.standing }
    }
    await sleep(200)
  }
}

/** Peak memory of a process. Source: proc_pid_status(5), VmHWM. */
async function peakBytesOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024
}
