import { QueueTimeoutError, TooManyAtOnceError } from '@codedojo/db'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerError } from './problem-details.ts'

test.each([
  [new QueueTimeoutError('A timeout.'), 503, 'busy'],
  [new TooManyAtOnceError('Too many.'), 429, 'too_many_requests'],
])('who gets no connection to the database is told when to try again (%s)', async (cause, status, code) => {
  const app = fastify()
  app.setErrorHandler(answerError)
  app.get('/', () => {
    throw new Error('Failed query: select …', { cause })
  })

  const answer = await app.inject('/')

  expect(answer.statusCode).toBe(status)
  expect(answer.headers['retry-after']).toBe('5')
  expect(answer.headers['content-type']).toContain('application/problem+json')
  expect(answer.json()).toMatchObject({
    code,
    message: expect.stringContaining('Try again in a few seconds.'),
  })
})
