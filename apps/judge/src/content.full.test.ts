import { languages } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { computeContentDigests, formatDigests, provenFile } from './testing/content-digests.ts'
import { defineContentTests } from './testing/define-content-tests.ts'

const digests = computeContentDigests()

defineContentTests(Object.keys(digests).map((name) => ({ name, chosen: languages })))

test('what is written down as proven is what was proven here', async () => {
  await expect(formatDigests(digests)).toMatchFileSnapshot(provenFile)
})
