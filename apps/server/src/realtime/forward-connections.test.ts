import { expect, test } from 'vitest'
import { sessionOwner } from './forward-connections.ts'

test('the process that has a session is told by the id of the session, and by nothing else', () => {
  const id = '12.3f2b1c9e-8a7d-4c6b-9e5f-0a1b2c3d4e5f'

  expect(sessionOwner(`/socket.io/?EIO=4&transport=polling&sid=${id}`)).toBe(12)
  for (const url of [
    '/socket.io/?EIO=4&transport=polling',
    `/api/user/check?sid=${id}`,
    '/socket.io/?sid=12',
    `/socket.iox?sid=${id}`,
    `/socket.io?sid=${id}`,
    `/socket.io/?sid=1${id}`,
    `/socket.io/?sid=${id}0`,
    '/socket.io/?sid=abcdefghijklmnopqrst',
  ])
    expect(sessionOwner(url)).toBeNull()
})
