import { keepEnds } from '@codedojo/contract'
import type { BoxFacts } from '@codedojo/sandbox'
import type { LanguageTool } from '../languages/language-tool.ts'
import { compileFileMebibytes, compileMebibytes, compileSeconds } from '../limits.ts'
import type { BoxResult } from '../run/run-in-box.ts'

const messageCharacters = 16 * 1024

/**
 * The compiler's messages for the author of the program; null if there are none. Long messages keep both ends: the first error is
 * at the beginning, the linker's messages or the reason why the compiler ended are at the end.
 */
export function compilerMessage({ said }: BoxResult, tool: LanguageTool): string | null {
  const text = tool.readableMessage(said.replaceAll('/box/', '')).trim()
  return text === '' ? null : keepEnds(text, messageCharacters)
}

export interface CompileFailure {
  /** The compiler's messages, preceded by `reason` if that says more than they do. */
  readonly message: string
  /** The cause in one sentence. */
  readonly reason: string
}

/** Explains why a compilation failed, also when the compiler's own messages are missing or unclear. */
export function compileFailure(answer: BoxResult, tool: LanguageTool): CompileFailure {
  const message = compilerMessage(answer, tool)
  const reason = limitSentence(answer.facts) ?? tool.plainReason(answer.said)
  if (reason !== null) {
    const words = message === null ? '' : `\n${keepEnds(message, messageCharacters - 200)}`
    return { message: `${reason}${words}`, reason }
  }
  if (message === null)
    return {
      message: 'The compiler failed without a message.',
      reason: 'The program does not compile, and the compiler does not say why.',
    }
  // An empty file has no line to name. Python writes `, line 3`, the other compilers `:3:`.
  const content = /:\d+:|, line \d/.test(message) ? 'where' : 'why'
  return { message, reason: `The program does not compile; the compiler says ${content}.` }
}

function limitSentence({ limitHit, wallMs }: BoxFacts): string | null {
  switch (limitHit) {
    case null:
      return null
    case 'cpu':
      return `The compiler exceeded its limits: it needed more than ${compileSeconds} s.`
    case 'wall':
      return `The compiler exceeded its limits: it was not done after ${Math.round(wallMs / 1000)} s.`
    case 'memory':
      return `The compiler exceeded its limits: it needed more than ${compileMebibytes} MB of memory.`
    case 'output':
      return `The compiler exceeded its limits: it made a program larger than ${compileFileMebibytes} MB.`
  }
}
