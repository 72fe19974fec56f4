import { once } from 'node:events'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { startApp } from '../../testing/start-app.ts'
import { eventRoute } from './events.ts'

test('a page that is closed while its stream opens is not followed', async () => {
  await using server = await startApp()
  const { context } = server
  const { user } = await server.signUp()
  await using app = fastify({ forceCloseConnections: true })
  const opening = Promise.withResolvers<void>()
  const closed = Promise.withResolvers<void>()
  let followed = 0
  let gone: Promise<unknown> = Promise.reject(new Error('Nobody asked.'))
  gone.catch(() => undefined)
  app.addHook('onRequest', async ({ raw }) => {
    gone = once(raw.socket, 'close')
  })
  eventRoute(app, {
    ...context,
    auth: {
      ...context.auth,
      userOf: async () => {
        opening.resolve()
        await gone
        setImmediate(closed.resolve)
        return user
      },
    },
    jobs: {
      ...context.jobs,
      follow: () => {
        followed++
        return () => undefined
      },
    },
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const page = new AbortController()
  const asked = fetch(`${address}/api/submission/events`, { signal: page.signal }).catch(() => null)
  await opening.promise

  page.abort()
  await asked
  await closed.promise

  expect(followed).toBe(0)
})
