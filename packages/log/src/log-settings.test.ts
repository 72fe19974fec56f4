import { expect, test } from 'vitest'
import { z } from 'zod'
import { logShape, settingsOfLog } from './log-settings.ts'

const schema = z.object(logShape)

test('without any setting lines from info on are written, in the format that is usual there', () => {
  expect(settingsOfLog(schema.parse({}))).toEqual({ level: 'info', format: null, isService: false })
})

test('what systemd tells its services is noticed', () => {
  expect(settingsOfLog(schema.parse({ INVOCATION_ID: '0123' })).isService).toBe(true)
  expect(settingsOfLog(schema.parse({ JOURNAL_STREAM: '8:1234' })).isService).toBe(true)
})

test.each([
  ['LOG_FORMAT', 'must be json or text'],
  ['LOG_LEVEL', 'must be error, warn, info or debug'],
])('a wrong %s is refused with what it can be', (name, message) => {
  const { error } = schema.safeParse({ [name]: 'loud' })

  expect(error?.issues).toMatchObject([{ path: [name], message }])
})
