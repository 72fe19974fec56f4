import { languages } from '@codedojo/contract'
import { computeContentDigests, readProvenDigests } from './testing/content-digests.ts'
import { defineContentTests, type ProblemToProve } from './testing/define-content-tests.ts'

// Tests every problem that has changed since `proven-content.json` was written, in all languages. A change of the judge could
// break any problem, so one unchanged problem for each language is tested in it, too.
const proven = readProvenDigests()
const digests = Object.entries(computeContentDigests())
const each = Math.max(1, Math.ceil(digests.length / languages.length))

defineContentTests(
  digests.flatMap(([name, digest], place): ProblemToProve[] => {
    if (proven[name] !== digest) return [{ name, chosen: languages }]
    if (place % each !== 0) return []
    return [{ name, chosen: languages.filter((_, at) => at === place / each) }]
  }),
)
