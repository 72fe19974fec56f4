import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { Server } from 'socket.io'
import { expect, test } from 'vitest'
import { freePort } from '../testing/free-port.ts'
import { linkServers } from './link-servers.ts'

/** A fake Redis that rejects writes because its memory is full. */
async function startFullRedis() {
  const port = await freePort()
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--maxmemory', '1']
  const child = spawn('/usr/bin/redis-server', words, { stdio: 'ignore' })
  const answers = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
      socket.once('connect', () => socket.end())
    })
  await expect.poll(answers).toBe(true)
  return { url: `redis://127.0.0.1:${port}`, [Symbol.dispose]: () => child.kill('SIGKILL') }
}

test('that Redis takes nothing is told once, with the reason', async () => {
  using redis = await startFullRedis()
  const told: string[] = []
  const link = linkServers(redis.url, (message, error) => told.push(`${message}: ${error}`))
  const io = new Server(createServer(), { adapter: link.adapter })
  const refusals = () => told.filter((line) => line.startsWith('Redis takes nothing'))

  await expect
    .poll(() => {
      io.emit('news')
      return refusals()
    })
    .not.toEqual([])
  for (let more = 0; more < 5; more++) io.emit('news')
  await link.close()
  await io.close()

  expect(refusals()).toEqual([expect.stringMatching(/^Redis takes nothing for other servers: .*OOM/)])
})
