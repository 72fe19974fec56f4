import type { FailingCase, LastWork } from '../../../ninja/ninja-facts.ts'
import { shortenToCode } from '../../shorten-text.ts'

/** "Case 3", with what may be said of it. */
export function caseName({ index, kind }: Pick<FailingCase, 'index' | 'kind'>): string {
  if (kind === 'custom') return `Case ${index}, an input of your own,`
  return kind === 'visible' ? `Case ${index}, an example of the statement,` : `Case ${index}, a hidden one,`
}

/** " Later, case 7, a hidden one, ends with **Memory Limit Exceeded**."; empty when all failing cases fail alike. */
export function otherFailuresText({ otherFailures }: Pick<LastWork, 'otherFailures'>): string {
  if (otherFailures.length === 0) return ''
  const each = otherFailures.map((one) => `${caseName(one).replace(/^C/, 'c')} with **${one.status}**`)
  return `\n\nThat is not the only kind of failure. ${each.length === 1 ? 'There also ends' : 'There also end'} ${each.join('; and ')}.`
}

/** Shown inputs are short enough to be worked out by hand. */
const mostShown = 160

/** A small input as a block of code; empty when it is not known or too large for that. */
export function inputBlock(input: string | null): string {
  const text = input?.trim() ?? ''
  if (text === '' || text.length > mostShown || text.split('\n').length > 8) return ''
  return `\n\n\`\`\`text\n${text.replaceAll('```', "'''")}\n\`\`\``
}

/** "Its input begins with `5 12`." for an input that is too large to be shown; empty when none is known. */
export function inputStart(input: string | null): string {
  const first = input?.trimStart().split('\n', 1)[0] ?? ''
  return first === '' || inputBlock(input) !== '' ? '' : ` Its input begins with ${shortenToCode(first, 40)}.`
}

/** Whether the input can be worked out by hand. */
export function isSmall(input: string | null): boolean {
  return inputBlock(input) !== ''
}
