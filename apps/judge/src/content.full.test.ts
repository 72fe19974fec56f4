import { languages } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { contentDigests, provenFile, writtenDigests } from './testing/content-digests.ts'
import { defineContentTests } from './testing/define-content-tests.ts'

const digests = contentDigests()

defineContentTests(Object.keys(digests).map((name) => ({ name, chosen: languages })))

test('what is written down as proven is what was proven here', async () => {
  await expect(writtenDigests(digests)).toMatchFileSnapshot(provenFile)
})
