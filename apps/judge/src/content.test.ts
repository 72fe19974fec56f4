import { languages } from '@codedojo/contract'
import { computeContentDigests, readProvenDigests } from './testing/content-digests.ts'
import { defineContentTests, type ProblemToProve } from './testing/define-content-tests.ts'

// Tests every problem that has changed since `proven-content.json` was written, in all languages. A change of the judge could
// break any problem, so one in forty-eight of the unchanged problems is tested too, each in one language; together these cover
// all languages.
const proven = readProvenDigests()
const each = 48

defineContentTests(
  Object.entries(computeContentDigests()).flatMap(([name, digest], place): ProblemToProve[] => {
    if (proven[name] !== digest) return [{ name, chosen: languages }]
    if (place % each !== 0) return []
    return [{ name, chosen: languages.filter((_, at) => at === (place / each) % languages.length) }]
  }),
)
