import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage, textsOf } from '../../apps/server/src/realtime/testing/socket-testbed.ts'
import { type AddedPerson, addPeople } from '../durability/add-people.ts'
import type { StartedProgram } from '../durability/started-program.ts'
import { openTestbed, type Testbed } from '../durability/testbed.ts'
import { attack, openFromOtherSite } from './attacks.ts'

const patienceMs = 1_800_000
const [warmingRounds, rounds] = [4, 8]
/** A memory leak per round exceeds this after all rounds. */
const growthBytes = 100 * 1024 * 1024

let testbed: Testbed
let server: StartedProgram
let people: AddedPerson[]
beforeAll(async () => {
  testbed = await openTestbed()
  await testbed.clear()
  // A small heap forces garbage collection, and a leak exhausts it soon.
  server = await testbed.startServer({ NODE_OPTIONS: '--max-old-space-size=256' })
  people = await addPeople(testbed.database, warmingRounds + rounds + 2)
}, patienceMs)
afterAll(() => testbed[Symbol.asyncDispose](), patienceMs)

/** Current memory of the process. Source: proc_pid_status(5), VmRSS. */
async function memoryOf({ pid }: StartedProgram): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024
}

async function attackAs(who: readonly AddedPerson[]): Promise<void> {
  for (const { cookie } of who) await attack({ address: testbed.address(), cookie })
}

test(
  'a server stays up through hostile packets, serves others, and gives the memory back',
  async () => {
    const [ada, bob, ...hostile] = people
    using one = openPage(testbed.address(), { cookie: ada?.cookie ?? '' })
    using other = openPage(testbed.address(), { cookie: bob?.cookie ?? '' })
    await one.join('global')
    await other.join('global')

    await attackAs(hostile.slice(0, warmingRounds))
    const before = await memoryOf(server)
    await attackAs(hostile.slice(warmingRounds))
    const after = await memoryOf(server)

    one.say('Still here')
    await expect.poll(() => textsOf(other)).toContain('Still here')
    // Nobody was disconnected meanwhile, and the process was not restarted.
    expect(other.heard.filter(([name]) => name === 'user-count').length).toBeGreaterThan(0)
    expect(one.socket.connected && other.socket.connected).toBe(true)
    expect(server.said()).not.toMatch(/uncaught|unhandled/i)
    console.log(`Memory: ${before >> 20} MB, ${after >> 20} MB after ${rounds} rounds more.`)
    expect(after - before).toBeLessThan(growthBytes)
  },
  patienceMs,
)

test('a page of another site is refused with 403 by the server itself', async () => {
  const answer = await openFromOtherSite({ address: testbed.address(), cookie: people[0]?.cookie ?? '' })

  expect(answer).toMatch(/^HTTP\/1\.1 403 /)
})
