import { callInInput, resultInText, type Signature } from '@codedojo/contract'
import type { FailingCase, LastWork } from '../../../ninja/ninja-facts.ts'
import { shortenToCode } from '../../shorten-text.ts'

/** "Case 3", with its title and its kind, such as hidden. */
export function caseName({ index, kind, title }: Pick<FailingCase, 'index' | 'kind' | 'title'>): string {
  if (kind === 'custom') return `Case ${index}, an input of your own,`
  const named = `Case ${index}${title === undefined ? '' : ` ("${asPlainMarkdown(title)}")`}`
  return kind === 'visible' ? `${named}, an example of the statement,` : `${named}, a hidden one,`
}

/** A text of an author, shown as it was typed. */
export function asPlainMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>$~|#]/g, '\\$&')
}

/**
 * "That is not the only kind of failure. Case 7, a hidden one, ended with **Memory Limit Exceeded**."; empty when all failing cases
 * have the same verdict.
 */
export function otherFailuresText({ otherFailures }: Pick<LastWork, 'otherFailures'>): string {
  if (otherFailures.length === 0) return ''
  const each = otherFailures.map((one) => `${caseName(one)} ended with **${one.status}**`)
  return `\n\nThat is not the only kind of failure. ${each.join('. ')}.`
}

/** An input as the person knows it: of a function the call that it stands for. */
export function shownInput(input: string | null, signature: Signature | null): string | null {
  return input === null || signature === null ? input : (callInInput(signature, input) ?? input)
}

/** An output as the person knows it: of a function the value that it stands for. */
export function shownOutput(output: string, signature: Signature | null): string {
  return signature === null ? output : (resultInText(signature, output) ?? output)
}

/** Longest input that is shown, short enough to work out by hand. */
const maxShownCharacters = 160
const maxLines = 8
const maxLineCharacters = 120

/** A small input as a code block; empty when it is unknown or too large. */
export function inputBlock(input: string | null): string {
  const text = input?.trim() ?? ''
  if (text === '' || text.length > maxShownCharacters || text.split('\n').length > maxLines) return ''
  return `\n\n\`\`\`text\n${text.replaceAll('```', "'''")}\n\`\`\``
}

/** "Its answer is `5`.", or the lines of a longer answer in a block; a large one is cut after whole lines. */
export function answerText(lead: string, output: string): string {
  const lines = output.trimEnd().split('\n')
  if (lines.length === 1) return `${lead} ${shortenToCode(output, 80)}.`
  const shown = lines
    .slice(0, maxLines)
    .map((line) => line.slice(0, maxLineCharacters).replaceAll('```', "'''"))
  const rest = lines.length - shown.length
  const more = rest === 0 ? '' : `\n\nand ${rest === 1 ? 'one line' : `${rest} lines`} more.`
  return `${lead}\n\n\`\`\`text\n${shown.join('\n')}\n\`\`\`${more}`
}

/** "Its input begins with `5 12`." for a large input; empty when the input is unknown. */
export function inputStart(input: string | null): string {
  const first = input?.trimStart().split('\n', 1)[0] ?? ''
  return first === '' || inputBlock(input) !== '' ? '' : ` Its input begins with ${shortenToCode(first, 40)}.`
}

/** Whether the input is small enough to work out by hand. */
export function isSmallInput(input: string | null): boolean {
  return inputBlock(input) !== ''
}
