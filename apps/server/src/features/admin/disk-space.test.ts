import { expect, test } from 'vitest'
import { rateDiskSpace } from './disk-space.ts'

const gigabyte = 1024 ** 3

test.each([
  { free: 50, total: 100, isScarce: false },
  { free: 10, total: 100, isScarce: false },
  { free: 9.9, total: 100, isScarce: true },
  { free: 0.9, total: 4, isScarce: true },
  { free: 1, total: 4, isScarce: false },
])('$free of $total GB free: scarce is $isScarce', ({ free, total, isScarce }) => {
  const { cure } = rateDiskSpace(free * gigabyte, total * gigabyte)

  expect(cure !== null).toBe(isScarce)
})
