import { declarationIn, nodeShapesOf, type Signature } from '@codedojo/contract'
import type { SourceFile } from '@codedojo/problem-package'
import type { LanguageTool } from '../language-tool.ts'

export interface FunctionCalls {
  /** The name of the learner's file. */
  readonly main: string
  readonly harness: string
  readonly harnessOf: (signature: Signature) => string
  readonly compiling?: Pick<LanguageTool, 'compile' | 'quickCompilation'>
  readonly run?: LanguageTool['run']
  /**
   * Finds an error that the compiler reports in a file. If the harness has one and the learner's file has none, the declaration does not
   * fit: compilers may add notes about the learner's lines.
   */
  readonly errorIn?: (file: string) => RegExp
}

/**
 * The tool that runs a function of the learner's together with a harness, which calls it. Its `layOut` throws unless there is one file.
 */
export function callFunction(tool: LanguageTool, signature: Signature, calls: FunctionCalls): LanguageTool {
  const { main, harness, compiling, run, errorIn } = calls
  const { runMany: _, ...single } = tool
  const files = (sources: readonly SourceFile[]): SourceFile[] => {
    const [only] = sources
    if (!only || sources.length > 1)
      throw new Error(`A function is one file, and there are ${sources.length}.`)
    return [
      { name: main, bytes: only.bytes },
      { name: harness, bytes: Buffer.from(calls.harnessOf(signature)) },
    ]
  }
  const declared = declarationIn(signature.declaration, tool.language)
  const isMisfit = (message: string) =>
    errorIn?.(harness).test(message) === true && !errorIn(main).test(message)
  return {
    ...single,
    callsFunction: signature,
    layOut: files,
    ...compiling,
    ...(run && { run }),
    plainReason: (message) => {
      const twice = declaredTwice.exec(message)?.[1]
      if (nodeShapesOf(signature.declaration).some((shape) => shape === twice))
        return `The class ${twice} is declared already. Leave your own declaration of it out.`
      if (declaredMain.test(message))
        return 'The judge calls the function from a main of its own. Leave your own main out, or write a whole program.'
      return isMisfit(message)
        ? `The code does not fit the signature. ${whatIsWanted[tool.language]} ${declared}`
        : tool.plainReason(message)
    },
  }
}

/** What g++ and javac say of a class that the harness has declared. */
const declaredTwice = /(?:duplicate class: |redefinition of ['‘](?:struct|class) )(TreeNode|ListNode)\b/

/** What g++ says of a second `main`. */
const declaredMain = /redefinition of ['‘](?:signed )?int main\(/

const whatIsWanted = {
  cpp: 'The class Solution needs the public method',
  java: 'The class Solution needs the method',
  python: 'There must be the function',
  javascript: 'There must be the function',
} as const
