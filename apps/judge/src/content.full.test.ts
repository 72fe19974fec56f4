import { languages } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { contentDigests, provenFile, writtenDigests } from './testing/content-digests.ts'
import { proveContent } from './testing/prove-content.ts'

const digests = contentDigests()

proveContent(Object.keys(digests).map((name) => ({ name, chosen: languages })))

test('what is written down as proven is what was proven here', async () => {
  await expect(writtenDigests(digests)).toMatchFileSnapshot(provenFile)
})
