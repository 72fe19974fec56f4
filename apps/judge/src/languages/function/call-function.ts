import { declarationIn, type Signature } from '@codedojo/contract'
import type { SourceFile } from '@codedojo/problem-package'
import type { CaseLimits } from '../../limits.ts'
import type { Command, LanguageTool } from '../language-tool.ts'

export interface FunctionCalls {
  /** The name of the learner's file. */
  readonly main: string
  readonly harness: string
  readonly harnessOf: (signature: Signature) => string
  readonly compiling?: Pick<LanguageTool, 'compile' | 'quickCompilation'>
  readonly run?: (limits: CaseLimits) => Command
  /** Finds what the compiler says of the harness's file: the learner's declaration does not fit then. */
  readonly ownFault?: RegExp
}

/** The tool that runs a function of the learner's together with a harness, which calls it. */
export function callFunction(tool: LanguageTool, signature: Signature, calls: FunctionCalls): LanguageTool {
  const { main, harness, compiling, run, ownFault } = calls
  const { runMany: _, ...single } = tool
  const files = (bytes: Uint8Array): SourceFile[] => [
    { name: main, bytes },
    { name: harness, bytes: Buffer.from(calls.harnessOf(signature)) },
  ]
  const declared = declarationIn(signature.declaration, tool.language)
  return {
    ...single,
    callsFunction: signature,
    layOut: (sources) => files(sources[0]?.bytes ?? new Uint8Array()),
    ...compiling,
    ...(run && { run: (_names, limits) => run(limits) }),
    plainReason: (message) =>
      ownFault?.test(message) && !message.includes(`${main}:`)
        ? `The code does not fit the signature. ${whatIsWanted[tool.language]} ${declared}`
        : tool.plainReason(message),
  }
}

const whatIsWanted = {
  cpp: 'The class Solution needs the public method',
  java: 'The class Solution needs the method',
  python: 'There must be the function',
  javascript: 'There must be the function',
} as const
