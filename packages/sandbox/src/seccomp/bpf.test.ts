import { expect, test } from 'vitest'
import { assemble, ifAnyBit, ifAtLeast, ifEqual, loadWordAt, returnAction } from './bpf.ts'

test('each instruction is eight bytes as the kernel lays them out', () => {
  const bytes = assemble([
    loadWordAt(4),
    ifEqual(0x11223344, 1, 2),
    ifAtLeast(1, 0, 3),
    ifAnyBit(2, 4, 0),
    returnAction(5),
  ])

  expect(Buffer.from(bytes).toString('hex')).toBe(
    ['2000000004000000', '1500010244332211', '3500000301000000', '4500040002000000', '0600000005000000'].join(
      '',
    ),
  )
})

test('a jump that does not fit into its byte is refused', () => {
  expect(() => assemble([ifEqual(1, 256, 0)])).toThrow(RangeError)
})
