import { expect, test } from 'vitest'
import { versionChangeText } from './version-text.ts'

test.each([
  [{ problemVersion: 3, currentVersion: 3, isJudgedAsNow: true }, null],
  [
    { problemVersion: 3, currentVersion: 4, isJudgedAsNow: true },
    'Made for version 3 of the problem; now it is version 4. It is judged in the same way.',
  ],
  [
    { problemVersion: 3, currentVersion: 4, isJudgedAsNow: false },
    'Made for version 3 of the problem; now it is version 4. It is judged in another way since, so the same code may get another verdict.',
  ],
  [
    { problemVersion: null, currentVersion: 2, isJudgedAsNow: true },
    'Made for an early version of the problem; now it is version 2. It is judged in the same way.',
  ],
])('%o is told as %j', (versions, words) => {
  expect(versionChangeText(versions)).toBe(words)
})
