import type { BoxFacts } from '@codedojo/sandbox'
import { textUpTo } from '../compare/text-excerpt.ts'
import type { LanguageTool } from '../languages/language-tool.ts'
import { compileMebibytes, compileSeconds } from '../limits.ts'
import type { BoxAnswer } from './run-in-box.ts'

const messageBytes = 16 * 1024

/** What the compiler said, for its author to read; null when it said nothing. At most 16 KiB. */
export function compilerMessage({ said }: BoxAnswer, tool: LanguageTool): string | null {
  const text = tool.readableMessage(said.toString().replaceAll('/box/', '')).trim()
  return text === '' ? null : textUpTo(Buffer.from(text), messageBytes)
}

/** The same for a compilation that failed; says why when the compiler could not. */
export function failureMessage(answer: BoxAnswer, tool: LanguageTool): string {
  const message = compilerMessage(answer, tool)
  const limit = limitSentence(answer.facts)
  if (limit)
    return message === null ? limit : `${limit}\n${textUpTo(Buffer.from(message), messageBytes - 200)}`
  return message ?? `The compiler failed without a message.`
}

function limitSentence({ limitHit }: BoxFacts): string | null {
  switch (limitHit) {
    case null:
      return null
    case 'cpu':
    case 'wall':
      return `The compiler exceeded its limits: it needed more than ${compileSeconds} s.`
    case 'memory':
      return `The compiler exceeded its limits: it needed more than ${compileMebibytes} MB of memory.`
    case 'output':
      return 'The compiler exceeded its limits: it wrote more than 1 MB of messages.'
  }
}
