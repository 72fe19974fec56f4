import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { problemDetailsSchema } from '@codedojo/contract'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerClientError } from './client-error.ts'

const app = fastify({
  clientErrorHandler: answerClientError,
  http: { headersTimeout: 300, connectionsCheckingInterval: 50 },
})
beforeAll(async () => {
  app.get('/', () => 'fine')
  await app.listen({ port: 0 })
})
afterAll(() => app.close())

test.each([
  { what: 'no request at all', sent: 'hello\r\n\r\n', code: 'bad_input', status: 400 },
  {
    what: 'two lengths',
    sent: lines('Content-Length: 1', 'Content-Length: 2', '', ''),
    code: 'bad_input',
    status: 400,
  },
  {
    what: 'headers without end',
    sent: lines(`X: ${'x'.repeat(17_000)}`, '', ''),
    code: 'headers_too_large',
    status: 431,
  },
  { what: 'headers that never end', sent: lines('X: y'), code: 'request_timeout', status: 408 },
])('$what is answered with a code and a message', async ({ sent, code, status }) => {
  const [head = '', body = ''] = (await exchange(sent)).split('\r\n\r\n')

  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(head).toContain('content-type: application/problem+json')
  expect(problemDetailsSchema.parse(JSON.parse(body))).toMatchObject({ code, status })
})

function lines(...headers: string[]): string {
  return ['GET / HTTP/1.1', 'Host: a', ...headers].join('\r\n')
}

/** Sends these bytes on a connection of its own and returns all that comes back until the server closes it. */
async function exchange(bytes: string): Promise<string> {
  const address = app.server.address()
  const socket = connect(typeof address === 'object' && address ? address.port : 0)
  await once(socket, 'connect')
  socket.write(bytes)
  return await text(socket)
}
