import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { startApp } from '../testing/start-app.ts'
import { listenToSiblings } from './listen-to-siblings.ts'

test('what the server answers it answers on a Unix socket, too, where an earlier one has left its own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'codedojo-siblings-'))
  const socketPath = join(folder, '1.sock')
  await writeFile(socketPath, '')
  await using server = await startApp()
  await server.app.ready()
  const listener = await listenToSiblings(server.app.server, socketPath)
  const ask = async (path: string) => {
    const asked = request({ socketPath, path, agent: false }).end()
    const [answer]: IncomingMessage[] = await once(asked, 'response')
    return { status: answer?.statusCode, body: answer ? await text(answer) : '' }
  }

  const answers = await Promise.all(['/healthz', '/api/user/check', '/metrics/of-process'].map(ask))

  expect(answers.map(({ status }) => status)).toEqual([200, 401, 200])
  expect(answers[2]?.body).toContain('codedojo_http_request_seconds')
  expect((await server.request({ url: '/metrics/of-process' })).statusCode).toBe(404)
  listener.close()
  await rm(folder, { recursive: true })
})
