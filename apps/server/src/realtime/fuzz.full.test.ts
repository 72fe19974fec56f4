import { expect, test } from 'vitest'
import { fuzzSockets } from './testing/fuzz-sockets.ts'

test.each([1, 2, 3, 4])(
  '25,000 packets of rubbish leave the server as it was (seed %i)',
  async (seed) => {
    await expect(fuzzSockets({ packets: 25_000, seed })).resolves.toBeUndefined()
  },
  1_800_000,
)
