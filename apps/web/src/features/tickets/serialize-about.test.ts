import { expect, test } from 'vitest'
import { parseAbout, serializeAbout } from './serialize-about.ts'

test('what a message is about is read as it was written', () => {
  const about = { kind: 'order', _id: '0190-5:7' } as const

  expect(parseAbout(serializeAbout(about))).toEqual(about)
})

test.each([null, '', 'order', 'order:', 'person:5', ':5', `order:${'5'.repeat(201)}`])(
  '%s says nothing',
  (value) => {
    expect(parseAbout(value)).toBeNull()
  },
)
