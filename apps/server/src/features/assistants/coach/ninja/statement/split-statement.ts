import { toChatText } from './plain-text.ts'

export interface StatementParts {
  /** Everything before the first heading. */
  readonly story: string
  readonly input: string
  readonly output: string
  readonly constraints: string
  /** Sentences of story, input and output, in this order. */
  readonly sentences: readonly string[]
}

/** Splits a statement into its sections; a section without a heading of its own is empty. */
export function splitStatement(description: string): StatementParts {
  const [story = '', ...rest] = toChatText(description).split(/^#{1,4} +/m)
  const named = new Map(
    rest.map((part) => [firstLine(part).toLowerCase(), part.slice(firstLine(part).length)]),
  )
  const find = (...names: string[]) =>
    [...named].find(([name]) => names.some((each) => name.startsWith(each)))?.[1].trim() ?? ''
  const parts = {
    story: story.trim(),
    input: find('input'),
    output: find('output'),
    constraints: find('constraint', 'limit', 'bounds'),
  }
  return { ...parts, sentences: sentencesOf([parts.story, parts.output, parts.input].join('\n\n')) }
}

/** Sentences of running text, without lists and tables. */
function sentencesOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => !/^\s*[-|*]/.test(paragraph))
    .flatMap((paragraph) => paragraph.replaceAll(/\s+/g, ' ').split(/(?<=[.?!:]) (?=[A-Z*])/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 0)
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? ''
}
