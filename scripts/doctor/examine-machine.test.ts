import { expect, test } from 'vitest'
import { examineMemory } from './examine-machine.ts'

test('a machine with too little memory for the languages is warned of, with the way out', () => {
  const gigabyte = 1024 ** 3

  expect(examineMemory(gigabyte)).toMatchObject({
    state: 'warning',
    cure: expect.stringContaining('more memory'),
  })
  expect(examineMemory(4 * gigabyte)).toMatchObject({ state: 'ok' })
})
