import { createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { freePort } from '../../../testing/free-port.ts'
import { startApp } from '../../../testing/start-app.ts'

/** Takes connections and never says a word. */
async function startSilentDirectory() {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket)).on('error', () => {})
    // What is not read ends no connection.
    socket.resume()
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    port,
    openNow: () => open.size,
    [Symbol.asyncDispose]: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

test('a silent directory is asked little at a time, one network leaves room for others, and all are told in time', async () => {
  await using silent = await startSilentDirectory()
  await using server = await startApp({
    LDAP_URL: `ldap://127.0.0.1:${silent.port}`,
    LDAP_BIND_DN: 'cn=codedojo,dc=college,dc=example',
    LDAP_BIND_PASSWORD: 'never asked for',
    LDAP_BASE: 'dc=college,dc=example',
    SIGN_IN_LIMIT_PER_10_MINUTES: '100000',
  })
  const begun = performance.now()
  const signIn = async (remoteAddress: string) => {
    const payload = { username: 'ada', password: 'correct horse' }
    const answer = await server.request({
      ...{ method: 'POST', url: '/api/user/directory/login', payload },
      remoteAddress,
    })
    return { code: answer.json<{ code: string }>().code, ms: performance.now() - begun, answer }
  }

  const flood = Array.from({ length: 40 }, () => signIn('192.0.2.7'))
  await sleep(500)
  const [first, ...others] = Array.from({ length: 5 }, (_, at) => signIn(`198.51.100.${at}`))
  // Before the first of them is given up.
  await expect.poll(() => silent.openNow(), { timeout: 3000 }).toBe(8)
  await sleep(500)
  const asked = silent.openNow()
  const flooded = await Promise.all(flood)
  const rest = await Promise.all(others)
  const answered = await first

  const refusedAtOnce = flooded.filter(({ code, ms }) => code === 'busy' && ms < 3000)
  expect(refusedAtOnce.length).toBe(24)
  expect(refusedAtOnce[0]?.answer.headers['retry-after']).toBe('5')
  expect(flooded.filter(({ code }) => code === 'directory_unavailable').length).toBeGreaterThanOrEqual(8)
  expect([...rest, answered].map((each) => each?.code)).not.toContain(undefined)
  expect(Math.max(...[...flooded, ...rest].map(({ ms }) => ms))).toBeLessThan(20_000)
  expect(asked).toBe(8)
}, 60_000)
