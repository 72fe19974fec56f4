import { captureLog } from '@codedojo/log/testing'
import { expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { startApp } from '../testing/start-app.ts'

test('a request is a line at debug, with its id and without its query', async () => {
  await using server = await startApp()
  using heard = captureLog('debug')
  await using app = await buildApp(server.context, { log: true })

  await app.inject({ url: '/api/user/check?token=secret' })

  await expect
    .poll(() => heard.lines.join(''))
    .toMatch(/ debug server: answered request=\S+ method=GET path=\/api\/user\/check status=401 ms=\d+\n/)
  expect(heard.lines.join('')).not.toContain('secret')
})

test('at info requests that are answered as they should be are no lines', async () => {
  await using server = await startApp()
  using heard = captureLog()
  await using app = await buildApp(server.context, { log: true })

  await app.inject({ url: '/healthz' })
  await app.inject({ url: '/api/none' })

  expect(heard.lines.filter((line) => line.includes(' server: '))).toEqual([])
})
