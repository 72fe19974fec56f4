import { PackageError } from '../package-error.ts'
import type { PackageFormat } from '../problem-yaml.ts'

/** A sentence, or a function that makes it, which is not called once there are enough. */
type Sentence = string | (() => string)

/** Collects what a package says that CodeDojo does not honour, so that nothing of it is lost silently. */
export interface Findings {
  /** Adds something that the format does not have. Throws it as `PackageError` for 2025-09, which calls it an error. */
  readonly breach: (sentence: Sentence) => void
  /** Adds something that the format has and CodeDojo does not honour. */
  readonly note: (sentence: Sentence) => void
  /** Adds a path to the finding with this sentence; the list of paths is appended to the sentence. */
  readonly gather: (sentence: string, path: string) => void
  readonly sentences: () => readonly string[]
}

/** More would hide the important ones; the rest is counted. */
const mostSentences = 60
const mostPaths = 5

export function makeFindings(format: PackageFormat): Findings {
  const said = new Set<string>()
  const gathered = new Map<string, { readonly shown: string[]; count: number }>()
  let leftOut = 0
  const note = (sentence: Sentence) => {
    if (said.size < mostSentences) said.add(typeof sentence === 'string' ? sentence : sentence())
    else leftOut++
  }
  return {
    breach: (sentence) => {
      if (format !== 'legacy') throw new PackageError(typeof sentence === 'string' ? sentence : sentence())
      note(sentence)
    },
    note,
    gather: (sentence, path) => {
      const paths = gathered.get(sentence) ?? { shown: [], count: 0 }
      if (paths.count === 0 && gathered.size >= mostSentences) leftOut++
      else gathered.set(sentence, paths)
      if (paths.count++ < mostPaths) paths.shown.push(path)
    },
    sentences: () => [
      ...said,
      ...(leftOut > 0 ? [`… and ${leftOut} more like these.`] : []),
      ...Array.from(gathered, ([sentence, { shown, count }]) => `${sentence}: ${listed(shown, count)}.`),
    ],
  }
}

function listed(shown: readonly string[], count: number): string {
  const more = count - shown.length
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
