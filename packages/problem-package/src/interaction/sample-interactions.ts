import type { Findings } from '../findings/findings.ts'
import { isIgnored, type PackageFiles, pathsBelow } from '../package-files.ts'

/** Far more than a learner reads. */
const mostBytes = 64 * 1024
const mostSamples = 20

/**
 * The sample interactions of an interactive or multi-pass problem, in the order of their paths: lines that begin with `>` are written by
 * a program, those with `<` by the judge; `---` stands between two passes. Source: "Samples for interactive and multi-pass problems" of spec/2025-09.md and "Interactive
 * problems" of spec/legacy.md, where a sample may have an interaction without an input.
 */
export async function readSampleInteractions(files: PackageFiles, { breach }: Findings): Promise<string[]> {
  const paths = pathsBelow(files, 'data/sample').filter(
    (path) => path.endsWith('.interaction') && !isIgnored(path),
  )
  const texts: string[] = []
  for (const path of paths) {
    const bytes = texts.length < mostSamples ? await files.read(path) : null
    if (bytes === null || bytes.length > mostBytes) {
      breach(`${path} is not shown: learners see ${mostSamples} sample interactions at most, of 64 KiB each.`)
      continue
    }
    const text = textOf(bytes)
    const wrong = text.split('\n').findIndex((line) => !/^(?:[<>]|---$|$)/.test(line))
    if (wrong !== -1)
      breach(`${path}: line ${wrong + 1} begins with neither ">" (the program) nor "<" (the judge).`)
    texts.push(text)
  }
  return texts
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).replaceAll(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD').trimEnd()
}

/** The statement with the sample interactions below it. */
export function withInteractions(markdown: string, interactions: readonly string[]): string {
  if (interactions.length === 0) return markdown
  const title = (place: number) =>
    interactions.length === 1 ? 'Sample interaction' : `Sample interaction ${place + 1}`
  const shown = interactions.map((text, place) => `## ${title(place)}\n\n${fenced(text)}`)
  const isInPasses = interactions.some((text) => /^---$/m.test(text))
  return [markdown.trimEnd(), ...shown, isInPasses ? `${explanation} ${passes}` : explanation, ''].join(
    '\n\n',
  )
}

const explanation = 'Your program writes the lines after `>`, and reads those after `<`.'
const passes = 'After `---` it is started anew, and knows nothing of the run before.'

/** In a fence that no line of the text can close. */
function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([marks]) => marks.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}text\n${text}\n${fence}`
}
