import { z } from 'zod'
import { openPage, type TestPage } from '../../apps/server/src/realtime/testing/socket-testbed.ts'
import { freePort } from '../../e2e/installation.ts'
import type { StartedProgram } from '../durability/started-program.ts'
import { openTestbed, type Testbed } from '../durability/testbed.ts'
import type { ExternalProgram } from './external-program.ts'
import { startNginx } from './start-nginx.ts'
import { startRedis } from './start-redis.ts'

/** A signed-in user. */
export interface Person {
  readonly userId: string
  readonly cookie: string
}

/** Two servers that share a database and a Redis, behind nginx. */
export interface ManyServersTestbed extends AsyncDisposable {
  readonly testbed: Testbed
  /** Addresses of the servers, bypassing nginx. */
  readonly addresses: readonly [string, string]
  readonly servers: readonly [StartedProgram, StartedProgram]
  /** Address of nginx. */
  readonly front: string
  readonly frontPort: number
  readonly signUp: (firstName: string) => Promise<Person>
  /** Opens a page at the address and waits until it is connected and in the global room. */
  readonly open: (address: string, who: Person) => Promise<TestPage>
  readonly restartRedis: () => Promise<void>
  readonly killRedis: () => Promise<void>
}

export async function openManyServersTestbed(): Promise<ManyServersTestbed> {
  const testbed = await openTestbed()
  const [redisPort, frontPort] = [await freePort(), await freePort()]
  let redis: ExternalProgram = await startRedis(redisPort)
  const settings = {
    ...{ REDIS_URL: `redis://127.0.0.1:${redisPort}`, TRUST_PROXY: '127.0.0.1', ROLE: 'web' },
    ...{ SIGN_UP_LIMIT_PER_10_MINUTES: '1000000', PUBLIC_URL: `http://localhost:${frontPort}` },
    ...{ ROOM_MESSAGE_LIMIT_PER_10_SECONDS: '1000000', ROOM_MESSAGE_LIMIT_PER_5_MINUTES: '1000000' },
  }
  const startOne = async () => {
    const server = await testbed.startServer(settings)
    return { server, address: testbed.address() }
  }
  const [one, other] = [await startOne(), await startOne()]
  const hostOf = (address: string) => `127.0.0.1:${new URL(address).port}`
  const nginx = await startNginx({
    ...{ host: '127.0.0.1', port: frontPort },
    servers: [hostOf(one.address), hostOf(other.address)],
  })
  const front = `http://localhost:${frontPort}`
  const pages: TestPage[] = []
  return {
    testbed,
    addresses: [one.address, other.address],
    servers: [one.server, other.server],
    front,
    frontPort,
    signUp: (firstName) => signUp(front, firstName),
    open: async (address, { cookie }) => {
      const page = openPage(address, { cookie })
      pages.push(page)
      await page.join('global')
      return page
    },
    killRedis: async () => {
      redis.signal('SIGKILL')
      await redis.ended
    },
    restartRedis: async () => {
      redis = await startRedis(redisPort)
    },
    [Symbol.asyncDispose]: async () => {
      for (const page of pages) page[Symbol.dispose]()
      await nginx[Symbol.asyncDispose]()
      await testbed[Symbol.asyncDispose]()
      await redis[Symbol.asyncDispose]()
    },
  }
}

const signedUp = z.object({ user: z.object({ _id: z.string() }) })

/** Registers an account at this address and returns it with its session cookie. */
export async function signUp(front: string, firstName: string): Promise<Person> {
  const emailId = `${crypto.randomUUID()}@example.org`
  const answer = await fetch(`${front}/api/user/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstName, emailId, password: 'a long enough one', terms: true }),
  })
  if (!answer.ok) throw new Error(`Sign-up failed: ${await answer.text()}`)
  const { user } = signedUp.parse(await answer.json())
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return { userId: user._id, cookie }
}
