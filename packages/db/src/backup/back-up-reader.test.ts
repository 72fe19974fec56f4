import { readFile, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { backUp, fillInstallation, openBackUpTestbed, rowsOf } from '../testing/back-up-testbed.ts'
import { restoreBackUp } from './restore-back-up.ts'

test('a file that was cut off anywhere, or in which one byte changed, is refused and changes nothing', async () => {
  await using testbed = await openBackUpTestbed()
  await fillInstallation(testbed.into)
  const before = await rowsOf(testbed.into)
  await backUp(testbed)
  const whole = await readFile(testbed.path)
  const places = [
    0,
    8,
    20,
    40,
    ...Array.from({ length: 12 }, (_, at) => Math.floor((whole.length * at) / 12)),
    whole.length - 1,
  ]
  const damaged = places.flatMap((at) => {
    const flipped = Buffer.from(whole)
    flipped[at] = (flipped[at] ?? 0) ^ 1
    return [whole.subarray(0, at), flipped]
  })

  for (const bytes of damaged) {
    await writeFile(testbed.path, bytes)
    await expect(restoreBackUp(testbed.into.url, testbed.path, { replace: true })).rejects.toThrow(
      /damaged|no back-up|has format/,
    )
  }

  expect(await rowsOf(testbed.into)).toEqual(before)
})
