import { expect, test } from 'vitest'
import { fuzzSockets } from './testing/fuzz-sockets.ts'

test('two thousand packets of rubbish leave the server as it was', async () => {
  await expect(fuzzSockets({ packets: 2000, seed: 20_261_122 })).resolves.toBeUndefined()
})
